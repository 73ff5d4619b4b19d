#!/usr/bin/env bash
# Embeds the articles that were exported last night. Run it again after a failure: what is done stays, and is not paid for twice.
set -uo pipefail
cd "$(dirname "$0")"
output="${OUTPUT:-vectors.jsonl}"

sf embed articles.jsonl --output "$output" --task retrieval.passage --dimensions 128 --quiet
code=$?

case $code in
  0) echo "$(wc -l < "$output" | tr -d ' ') vectors are in the file" ;;
  4) echo "The key is not valid: ask the owner of the account" ;;
  5) echo "The balance is too low: buy tokens, then run it again" ;;
  6 | 7) echo "The service is busy or unreachable: the next run continues" ;;
  *) echo "The run ended with code $code" ;;
esac
exit $code
