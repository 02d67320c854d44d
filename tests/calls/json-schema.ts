import { z } from 'zod'

export type Json = { [key: string]: unknown }

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json

/** Returns every key of an answer that its schema does not name. */
export function unnamed(data: unknown, schema: Json, path = ''): string[] {
  if (Array.isArray(schema['anyOf'])) {
    const found = (schema['anyOf'] as Json[]).map((one) => unnamed(data, one, path))
    return found.find((keys) => keys.length === 0) ?? found[0] ?? []
  }
  if (Array.isArray(data)) {
    const items = schema['items'] as Json | undefined
    return items ? data.flatMap((one, index) => unnamed(one, items, `${path}[${index}]`)) : []
  }
  if (data === null || typeof data !== 'object') return []
  const properties = schema['properties'] as Json | undefined
  if (!properties) return schema['additionalProperties'] ? [] : Object.keys(data)
  return Object.entries(data).flatMap(([key, value]) =>
    properties[key] ? unnamed(value, properties[key] as Json, `${path}.${key}`) : `${path}.${key}`,
  )
}
