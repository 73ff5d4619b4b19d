import type { ContactRequest } from '@search-foundation/api-client'

export const topics = [
  'api',
  'marketplace',
  'license',
  'fine-tuning',
  'other',
] as const satisfies readonly ContactRequest['topic'][]

/** Fields that must be filled in, in the order of the form. */
export const requiredFields = ['name', 'email', 'company', 'message'] as const
export type RequiredField = (typeof requiredFields)[number]

/** What is wrong with a field, named as its message is. */
export type FieldProblem = 'missing' | 'email'

/** Longest texts that the service accepts, in characters. */
export const longest = { name: 200, email: 320, company: 200, message: 5000 } as const

/** Returns the fields that have to be corrected. */
export function checkFields(
  fields: Readonly<Record<RequiredField, string>>,
): Partial<Record<RequiredField, FieldProblem>> {
  const problems: Partial<Record<RequiredField, FieldProblem>> = {}
  for (const field of requiredFields) if (fields[field].trim() === '') problems[field] = 'missing'
  if (problems.email === undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(fields.email.trim()))
    problems.email = 'email'
  return problems
}
