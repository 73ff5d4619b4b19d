-- Why a bulk job or one of its rows failed is a code too, so that it can be told in the reader's language. What failed before keeps its sentence alone.
alter table bulk_jobs add column error_code text;
alter table bulk_rows
  add column error_code text,
  -- Tokens of a text that is too long, and what its model accepts.
  add column token_count integer,
  add column token_limit integer;
