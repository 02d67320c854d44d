import { randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { hashCredential, newCredential } from '#src/server/http/session.ts'
import { type Captcha, type CaptchaKind, codeMinutes } from '../contract.ts'
import { captchas } from '../tables.ts'
import { drawCaptcha, readable } from './captcha-picture.ts'
import { askSum } from './captcha-question.ts'

/** Makes a captcha. Its id begins with its kind, so that the next one can be of the same kind. */
export async function newCaptcha(db: Db, kind: CaptchaKind): Promise<Captcha> {
  const captchaId = `${kind}-${newCredential().slice(0, 22)}`
  const text = Array.from({ length: 4 }, () => readable[randomInt(readable.length)]).join('')
  const made =
    kind === 'picture'
      ? { answer: text, picture: drawCaptcha(text), question: null }
      : { picture: null, ...askSum() }
  await db.insert(captchas).values({
    id: captchaId,
    answerHash: answerHash(captchaId, made.answer),
    expiresAt: sql`now() + make_interval(mins => ${codeMinutes})`,
  })
  return { captchaId, kind, picture: made.picture, question: made.question }
}

/** Whether the answer is right. Uses the captcha up in either case. */
export async function solveCaptcha(db: Db, captchaId: string, answer: string): Promise<boolean> {
  const [row] = await db
    .delete(captchas)
    .where(and(eq(captchas.id, captchaId), gt(captchas.expiresAt, sql`now()`)))
    .returning({ answerHash: captchas.answerHash })
  if (!row) return false
  return timingSafeEqual(Buffer.from(row.answerHash), Buffer.from(answerHash(captchaId, answer)))
}

/** Returns the kind of an earlier captcha. */
export const kindOf = (captchaId: string | undefined): CaptchaKind =>
  captchaId?.startsWith('question-') ? 'question' : 'picture'

const answerHash = (captchaId: string, answer: string) =>
  hashCredential(`${captchaId}:${answer.normalize('NFKC').replace(/\s/g, '').toUpperCase()}`)
