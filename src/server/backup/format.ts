import { z } from 'zod'

/** The first entry of a backup. */
export const manifestSchema = z.object({
  format: z.literal(2),
  madeAt: z.string(),
  postgres: z.string(),
  migrations: z.object({ count: z.number(), digest: z.string() }),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  /** Whether the stored files are in the backup; they are not when they are stored in S3. */
  files: z.boolean(),
})
export type Manifest = z.output<typeof manifestSchema>

/**
 * Written after the tables: the counts that a restore is checked against, and the next values of
 * sequences.
 */
export const summarySchema = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), next: z.string() })),
})
export type Summary = z.output<typeof summarySchema>

export const manifestName = 'manifest.json'
export const summaryName = 'summary.json'
export const filesFolder = 'files/'

/** The rows of a table, in PostgreSQL's COPY text format, are stored in parts below this folder. */
export function tableFolder({ schema, name }: { schema: string; name: string }): string {
  return `tables/${encodeURIComponent(schema)}.${encodeURIComponent(name)}/`
}
