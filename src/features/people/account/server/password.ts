// The default import, so that a test can count the calls.
import crypto, { type Argon2Parameters } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { openQueue } from '#src/server/open-queue.ts'

const passes = 2
const parallelism = 1
const saltBytes = 16
const tagLength = 32

/** Makes an argon2id hash in PHC format: $argon2id$v=19$m=19456,t=2,p=1$salt$hash. */
export async function hashPassword(password: string, memoryKib: number): Promise<string> {
  const nonce = crypto.randomBytes(saltBytes)
  const settings = { memory: memoryKib, passes, parallelism }
  return phc(settings, nonce, await derive(password, { ...settings, nonce, tagLength }))
}

/**
 * Whether the password matches the hash, with the settings that the hash itself holds.
 * @throws when `stored` is not a hash, as '' is
 */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const { settings, nonce, tag } = parse(stored)
  const derived = await derive(password, { ...settings, nonce, tagLength: tag.length })
  return crypto.timingSafeEqual(derived, tag)
}

/** Makes a hash that matches no password, so that checking an unknown name costs the same work as a known one. */
export function placeholderHash(memoryKib: number): string {
  const settings = { memory: memoryKib, passes, parallelism }
  return phc(settings, crypto.randomBytes(saltBytes), crypto.randomBytes(tagLength))
}

/** Whether a hash has other settings than the current ones; it is replaced at the next sign-in. */
export function isOutdated(stored: string, memoryKib: number): boolean {
  const { settings } = parse(stored)
  return settings.memory !== memoryKib || settings.passes !== passes
}

/** Whether a password is on the list of common ones, with or without digits and signs after it. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  const stem = plain.replace(/[^\p{L}]+$/u, '')
  return common().has(plain) || common().has(stem) || stem === '' || /^(.{1,4})\1+$/u.test(plain)
}

let list: Set<string> | undefined
// The first thousand with eight characters or more of the 49,000 of zxcvbn (MIT), and Chinese favourites.
const common = () =>
  (list ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  ))

type Settings = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

/**
 * A core stays free for everything else, and threads of Node's pool for files and names. 300 hashes
 * take about ten seconds on one core; more would wait for nothing.
 */
const hashes = openQueue(Math.max(1, Math.min(3, availableParallelism() - 1)), 300)

/** Whether so many hashes wait that another one would be refused. */
export const isHashingBusy = hashes.isFull

function derive(password: string, settings: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  // Another keyboard may compose the same password differently.
  const message = password.normalize('NFC')
  return hashes.run(
    () =>
      new Promise((resolve, reject) => {
        crypto.argon2('argon2id', { ...settings, message }, (error, derived) =>
          error ? reject(error) : resolve(derived),
        )
      }),
  )
}

function phc({ memory, passes, parallelism }: Settings, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain64(salt)}$${plain64(tag)}`
}

function parse(stored: string): { settings: Settings; nonce: Buffer; tag: Buffer } {
  const found =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored)
  if (!found) throw new Error('a stored password hash is not argon2id in PHC format')
  const [, memory, passes, parallelism, salt, tag] = found
  return {
    settings: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(salt!, 'base64'),
    tag: Buffer.from(tag!, 'base64'),
  }
}

/** Base64 without padding, as PHC requires. */
const plain64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
