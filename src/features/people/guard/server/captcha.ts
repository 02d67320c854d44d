import { randomInt } from 'node:crypto'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { isSame } from '#src/server/secrets/secret.ts'
import { hashCredential, newCredential } from '#src/server/http/session.ts'
import { type Captcha, type CaptchaKind, codeMinutes } from '../contract.ts'
import { captchas } from '../tables.ts'
import { drawCaptcha, readable } from './captcha-picture.ts'
import { askSum } from './captcha-question.ts'
import { isWorkDone, newWork } from './work.ts'

const purpose = 'guard.captcha'

type Given = Pick<Kernel, 'db' | 'secret'>

/**
 * Makes a captcha with a proof of work. Its id begins with its kind, so that the next one can be of the
 * same kind.
 * @param boundTo the subject that it serves, a name or an address
 * @param level how hard the work is
 */
export async function newCaptcha(
  { db, secret }: Given,
  { kind, boundTo, level }: { kind: CaptchaKind; boundTo: string; level: number },
): Promise<Captcha> {
  const captchaId = `${kind}-${newCredential().slice(0, 22)}`
  const text = Array.from({ length: 4 }, () => readable[randomInt(readable.length)]).join('')
  const made =
    kind === 'picture'
      ? { answer: text, picture: await drawCaptcha(text), question: null }
      : { picture: null, ...askSum() }
  const work = await newWork(secret, purpose, captchaId, level)
  await db.insert(captchas).values({
    id: captchaId,
    answerHash: answerHash(captchaId, made.answer),
    boundTo,
    expiresAt: sql`now() + make_interval(mins => ${codeMinutes})`,
  })
  return { captchaId, kind, picture: made.picture, question: made.question, work }
}

/**
 * Uses a captcha up. Any script answers a question, which therefore opens nothing without its proof
 * of work.
 * @returns 'picture' or 'question' for the answer alone, 'work' with a proof of work; undefined if wrong
 */
export async function solveCaptcha(
  { db, secret }: Given,
  given: { captchaId: string; answer: string; work: string | undefined },
  boundTo: string[],
  level: number,
): Promise<CaptchaKind | 'work' | undefined> {
  const { captchaId, answer, work } = given
  const [row] = await db
    .delete(captchas)
    .where(
      and(
        eq(captchas.id, captchaId),
        inArray(captchas.boundTo, boundTo),
        gt(captchas.expiresAt, sql`now()`),
      ),
    )
    .returning({ answerHash: captchas.answerHash })
  if (!row) return undefined
  if (!isSame(row.answerHash, answerHash(captchaId, answer))) return undefined
  if (await isWorkDone(secret, purpose, captchaId, level, work)) return 'work'
  return kindOf(captchaId)
}

/** Returns the kind of an earlier captcha. */
export const kindOf = (captchaId: string | undefined): CaptchaKind =>
  captchaId?.startsWith('question-') ? 'question' : 'picture'

const answerHash = (captchaId: string, answer: string) =>
  hashCredential(`${captchaId}:${answer.normalize('NFKC').replace(/\s/g, '').toUpperCase()}`)
