import { expect, test } from 'vitest'

import type { ApiDocument } from '../../../ground/api-document.ts'
import { schemaFields } from './schema-fields.ts'

const document: ApiDocument = {
  paths: {},
  components: {
    schemas: {
      Body: {
        type: 'object',
        required: ['input'],
        properties: {
          input: {
            anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
            description: 'Texts.',
          },
          size: { type: 'integer', minimum: 1, maximum: 2048, default: 10 },
          items: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
          span: { type: 'array', items: {}, prefixItems: [{ type: 'integer' }, { type: 'integer' }] },
        },
      },
      Item: { type: 'object', properties: { kind: { type: 'string', enum: ['a', 'b'] } } },
    },
  },
}

test('the fields of a body are listed with those in them, their types and limits', () => {
  expect(schemaFields(document, { $ref: '#/components/schemas/Body' })).toEqual([
    { path: 'input', type: 'string or list of string', isRequired: true, limits: [], description: 'Texts.' },
    {
      path: 'size',
      type: 'integer',
      isRequired: false,
      limits: ['value 1 to 2,048', 'default 10'],
      description: '',
    },
    { path: 'items', type: 'list of object', isRequired: false, limits: [], description: '' },
    { path: 'items[].kind', type: 'string', isRequired: false, limits: ['one of a, b'], description: '' },
    { path: 'span', type: '[integer, integer]', isRequired: false, limits: [], description: '' },
  ])
})

test('a reference to a schema that is not there is an error', () => {
  expect(() => schemaFields(document, { $ref: '#/components/schemas/Missing' })).toThrow('Missing')
})
