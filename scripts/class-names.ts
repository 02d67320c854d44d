import { hash } from 'node:crypto'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')
const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Makes the class names of CSS modules as short as possible: a visitor's page contains them twice, in
 * markup and style.
 */
export function classNames(name: string, file: string): string {
  const path = relative(root, file.split('?')[0] ?? file)
  const digest = hash('sha256', `${path} ${name}`, 'hex')
  const first = letters[parseInt(digest.slice(0, 2), 16) % letters.length]
  return (
    first +
    BigInt(`0x${digest.slice(2, 12)}`)
      .toString(36)
      .slice(0, 4)
  )
}
