-- Why an event was not delivered is a code too, so that it can be told in the reader's language. What failed before keeps its sentence alone.
alter table webhook_deliveries add column last_error_code text;
