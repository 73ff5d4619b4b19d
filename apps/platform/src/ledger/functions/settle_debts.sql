-- Pays what a key owes from its paid tokens, the oldest debt first, as far as they reach. Returns the tokens paid.
create function settle_debts(p_key_id text, p_at timestamptz) returns bigint language plpgsql as $$
declare
  debt record;
  held bigint;
  paid bigint;
  total bigint := 0;
begin
  select balance into held from accounts where id = 'regular:' || p_key_id for update;
  for debt in
    select * from debts where key_id = p_key_id and tokens > 0 order by created_at, id for update
  loop
    paid := least(held, debt.tokens);
    exit when paid = 0;
    perform post_transfer(
      gen_random_uuid()::text, 'debt:' || debt.id || ':' || debt.tokens,
      case debt.account_id when 'system:consumed' then 'consume' else 'purchase' end, debt.metadata, p_at,
      array['regular:' || p_key_id, debt.account_id], array[-paid, paid]
    );
    update debts set tokens = tokens - paid where debts.id = debt.id;
    held := held - paid;
    total := total + paid;
  end loop;
  return total;
end $$;
