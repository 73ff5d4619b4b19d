/** A reason why a value doesn't match a schema. */
export interface SchemaIssue {
  /** What is wrong with the value. */
  readonly message: string
  /** Path to the value: field names and item indexes, each plain or as the `key` of an object. */
  readonly path?:
    | readonly (
        | PropertyKey
        | {
            /** Name of the field or number of the item. */
            readonly key: PropertyKey
          }
      )[]
    | undefined
}

/** A schema that can check values: a Standard Schema (version 1), as Zod, Valibot, ArkType and others make them. */
export interface StandardSchema<Output = unknown> {
  /** The properties defined by the specification. */
  readonly '~standard': {
    /** Version of the specification. */
    readonly version: 1
    /** Name of the library. */
    readonly vendor: string
    /** Checks a value, and returns what the schema makes of it. */
    readonly validate: (value: unknown) => Validated<Output> | Promise<Validated<Output>>
    /** Only for types. */
    readonly types?:
      | {
          /** What it takes. */
          readonly input: unknown
          /** What it returns. */
          readonly output: Output
        }
      | undefined
  }
}

/** A Standard Schema that can also be written as JSON Schema, as those of Zod and ArkType can. Valibot has a function that adds it. */
export interface StandardJsonSchema<Output = unknown> extends StandardSchema<Output> {
  /** The properties defined by the specifications. */
  readonly '~standard': StandardSchema<Output>['~standard'] & {
    /** Converts the schema to JSON Schema. */
    readonly jsonSchema: {
      /** Writes what the schema takes, in a version of JSON Schema such as `draft-2020-12`. */
      readonly input: (options: {
        /** Version of JSON Schema. */
        readonly target: 'draft-2020-12'
      }) => Readonly<Record<string, unknown>>
    }
  }
}

/** What a schema makes of a value, or why it does not fit. */
type Validated<Output> =
  | {
      /** What the schema returns. */
      readonly value: Output
      /** None. */
      readonly issues?: undefined
    }
  | {
      /** Why the value does not fit. */
      readonly issues: readonly SchemaIssue[]
    }
