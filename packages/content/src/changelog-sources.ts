/** The source text of everything the changelog is made from, by the path of its file, for apps that are built with Vite. */
export const changelogSources: Readonly<Record<string, string>> = import.meta.glob<string>(
  ['../changelog/*.md', '../../../.changeset/*.md', '../../{api-client,cli}/CHANGELOG.md'],
  { query: '?raw', import: 'default', eager: true },
)
