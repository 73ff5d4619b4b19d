/** Whether the suite runs at full length: every page in every language, the whole journey in every language, full tables. */
export const nightly = process.env['NIGHTLY'] === '1'
