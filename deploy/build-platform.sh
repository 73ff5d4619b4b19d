#!/usr/bin/env bash
# Puts the platform, as production runs it, into a new folder: its sources and the packages that they need, and nothing else.
# The Dockerfile runs it, and so does a test (tooling/deploy).
set -euo pipefail
cd "$(dirname "$0")/.."
target=$1

# The platform shows the reference of the SDK, which is a part of the build of the SDK.
if [ ! -f packages/api-client/etc/reference.json ]; then
  pnpm --filter @search-foundation/api-client... install --frozen-lockfile --prefer-offline --reporter=append-only \
    --config.trust-lockfile=true
  pnpm --filter @search-foundation/api-client build
fi

# Exactly the versions of the lockfile, without development dependencies. They were checked against the policies of pnpm when continuous
# integration installed them, so that a package of the store needs no network here.
pnpm --filter @search-foundation/platform --prod --prefer-offline --reporter=append-only --config.trust-lockfile=true \
  --config.inject-workspace-packages=true --config.node-linker=hoisted --config.deploy-all-files=true \
  deploy "$target"

cd "$target"
# Node runs TypeScript as it is, but not below node_modules: our own packages go beside it, and links lead to them.
mv node_modules/@search-foundation packages
mkdir node_modules/@search-foundation
for package in packages/*; do
  ln -s "../../$package" "node_modules/@search-foundation/${package#packages/}"
done
# Tests and tools of our own packages.
find src packages \( -name '*.test.ts' -o -name '*.test-support.ts' -o -name '*.test-d.ts' \) -delete
rm -rf packages/*/{scripts,test,stories,.storybook} packages/*/*.config.{ts,mjs}

echo "$(sed -n '/^snapshots:/,$p' pnpm-lock.yaml | grep -c '^  [^ ]') packages, $(du -sm . | cut -f1) MB"
