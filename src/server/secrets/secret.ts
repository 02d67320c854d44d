import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#src/config.ts'

/** The key that signs addresses: FARSAIL_SECRET, else one generated once and stored in the data folder. */
export async function openSecret(
  config: Pick<Config, 'FARSAIL_SECRET' | 'FARSAIL_DATA'>,
): Promise<string> {
  if (config.FARSAIL_SECRET) return config.FARSAIL_SECRET
  const path = join(config.FARSAIL_DATA, 'secret')
  return (await read(path)) ?? (await make(path, config.FARSAIL_DATA))
}

async function read(path: string): Promise<string | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  if (text.trim().length < 32) throw new Error(`${path} holds no usable secret; remove it`)
  return text.trim()
}

/** Written to another name and linked into place, so that two processes end with the same whole key. */
async function make(path: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await read(path))!
}

/** HMAC-SHA256, base64url. `purpose` keeps a signature made for one use from counting in another. */
export function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
}

/** Whether a signature is that of the text, made by `sign`. */
export const isSigned = (secret: string, purpose: string, text: string, signature: string) =>
  isSame(signature, sign(secret, purpose, text))

/** Compares in a time that does not reveal where two texts differ. */
export function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
