import { z } from 'zod'

export type Json = { [key: string]: unknown }

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
