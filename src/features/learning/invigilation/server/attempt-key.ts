import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import type { AttemptRef } from '../attempt-ref.ts'

interface Asked {
  secret: string
  quizId: number
  /** The teacher. */
  userId: number
}

/*
 * A key is one block of AES: the attempt, its quiz, the teacher, and zeros. It is the same each time, so that marks given
 * offline keep their place, and a made-up one decrypts to the right quiz and teacher once in 2^96 tries.
 */
const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'attempt with its name hidden', 32))

/** Returns the key under which a teacher sees an attempt whose learner is hidden. */
export function attemptKeyOf({ secret, quizId, userId }: Asked, attemptId: number): string {
  const block = Buffer.alloc(16)
  for (const [at, id] of [attemptId, quizId, userId].entries()) block.writeUInt32BE(id, at * 4)
  const cipher = createCipheriv('aes-256-ecb', keyOf(secret), null).setAutoPadding(false)
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url')
}

/** Returns the id of an attempt. @throws quiz.attemptNotFound for a key of another quiz or teacher */
export function attemptIdOf({ secret, quizId, userId }: Asked, given: AttemptRef): number {
  if (typeof given === 'number') return given
  const decipher = createDecipheriv('aes-256-ecb', keyOf(secret), null).setAutoPadding(false)
  const bytes = Buffer.from(given, 'base64url')
  const block = Buffer.concat([decipher.update(bytes), decipher.final()])
  const [attemptId, ...rest] = [0, 4, 8, 12].map((at) => block.readUInt32BE(at))
  if (rest.join() !== [quizId, userId, 0].join()) throw new AppError(quizErrors.attemptNotFound)
  return attemptId!
}
