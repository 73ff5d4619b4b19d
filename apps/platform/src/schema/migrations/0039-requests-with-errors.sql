-- Why a call failed, in the words of its response, and what made it.
alter table request_log
  add column error_code text,
  add column error_param text,
  add column error_message text,
  add column user_agent text;
