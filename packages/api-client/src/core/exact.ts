type KeysOf<Shape> = Shape extends unknown ? keyof Shape : never

/** A literal of a shape without any other field, which a type parameter alone would accept. */
export type Exact<Body, Shape> = Body & { readonly [Name in Exclude<keyof Body, KeysOf<Shape>>]: never }
