import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Runs a program at low priority and returns its output; throws with its own error text. */
export async function run(program: string, args: string[]): Promise<string> {
  const { stdout } = await execute('nice', ['-n', '10', program, ...args], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}
