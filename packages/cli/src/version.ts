/** Set by the build. */
declare const cliVersion: string

/** Version of this package, as `package.json` has it. */
export const version: string = cliVersion
