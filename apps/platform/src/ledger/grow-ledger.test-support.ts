import type { Database } from '../kernel/storage/database.ts'

/** Keys of a grown ledger. The first one has a tenth of the entries. */
const keyCount = 1000

/**
 * Fills an empty ledger with a number of entries: charges of a thousand keys over the year before, as the ledger's own functions would have
 * written them. Returns the id of the key with the longest history. Needs the rights to switch triggers off.
 */
export async function growLedger(database: Database, entries: number): Promise<string> {
  const transfers = entries / 2
  await database.script(`
    begin;
    set local session_replication_role = replica;
    insert into api_keys (id, hash, kind, tail, created_at)
      select 'grown-' || n, encode(sha256(('grown-' || n)::bytea), 'hex'), 'zero', 'tail', now() - interval '1 year'
      from generate_series(0, ${keyCount - 1}) as n;
    insert into accounts (id, kind, key_id, balance)
      select kind || ':grown-' || n, kind, 'grown-' || n, 0
      from generate_series(0, ${keyCount - 1}) as n, (values ('regular'), ('trial')) as kinds (kind);
    create temporary table grown on commit drop as
      select n, 'grown-' || case when n % 10 = 0 then 0 else n % ${keyCount} end as key_id,
        now() - (${transfers} - n) * (interval '360 days' / ${transfers}) as at
      from generate_series(1, ${transfers}) as n;
    insert into transfers (id, idempotency_key, type, metadata, created_at)
      select 'grown-' || n, 'consume:grown-' || n, 'consume', '{"product_name":"embedding","model_name":"jina-embeddings-v3"}', at from grown;
    insert into entries (transfer_id, account_id, amount, created_at)
      select 'grown-' || n, account, amount, at from grown, lateral (values ('regular:' || key_id, -1), ('system:consumed', 1)) as given (account, amount);
    insert into usage_days (key_id, day, product, model, tokens, paid_tokens, requests)
      select key_id, (at at time zone 'UTC')::date, 'embedding', 'jina-embeddings-v3', count(*), count(*), count(*) from grown group by 1, 2;
    -- Bought before, so that the wallets are not negative.
    insert into transfers (id, idempotency_key, type, created_at)
      select 'bought-' || id, 'purchase:bought-' || id, 'purchase', now() - interval '1 year' from api_keys where id like 'grown-%';
    insert into entries (transfer_id, account_id, amount, created_at)
      select 'bought-' || id, account, amount, now() - interval '1 year' from api_keys,
        lateral (values ('regular:' || id, ${entries}), ('system:sold', -${entries})) as given (account, amount)
      where id like 'grown-%';
    update accounts set balance = ${entries} - (select coalesce(sum(tokens), 0) from usage_days where usage_days.key_id = accounts.key_id)
      where id like 'regular:grown-%';
    commit;
  `)
  await database.script('vacuum analyze')
  return 'grown-0'
}
