import { resolve } from 'node:path'
import { makePrivateFiles } from '../storage/private-files.ts'

/** Runs a command-line program and prints its error as one sentence instead of a stack. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  makePrivateFiles()
  try {
    await run()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** Returns the one named file, resolved against the folder in which npm was called. */
export function fileArgument(args: string[], usage: string): string {
  const [file, ...more] = args
  if (!file || more.length > 0) throw new Error(usage)
  return resolve(process.env['INIT_CWD'] ?? '.', file)
}

export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

export function countOf(rows: Record<string, number>): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  return `${total} rows of ${Object.keys(rows).length} tables`
}
