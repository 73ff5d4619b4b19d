-- How many of the tokens of a day came from the wallet of bought tokens: what the usage cost. `post_transfer` counts them.
alter table usage_days add column paid_tokens bigint not null default 0;
update usage_days set paid_tokens = paid.tokens
  from (
    select accounts.key_id, (entries.created_at at time zone 'UTC')::date as day, coalesce(metadata->>'product_name', '') as product,
      coalesce(metadata->>'model_name', '') as model, -sum(amount) as tokens
    from entries join transfers on transfers.id = entries.transfer_id join accounts on accounts.id = entries.account_id
    where transfers.type = 'consume' and accounts.kind = 'regular' group by 1, 2, 3, 4
  ) as paid
  where (usage_days.key_id, usage_days.day, usage_days.product, usage_days.model) = (paid.key_id, paid.day, paid.product, paid.model);
