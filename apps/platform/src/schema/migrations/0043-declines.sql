-- Why a card was not charged is a code, so that it is told in the reader's language; it was the payment provider's English sentence.
update auto_recharges set last_detail = 'card_declined' where last_detail is not null;
update inbox set data = jsonb_set(data, '{reason}', '"card_declined"')
  where kind = 'auto_recharge' and jsonb_typeof(data->'reason') = 'string';
