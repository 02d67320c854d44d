import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { contactSchema } from './forms.ts'

/** The room protects against guessing and abuse: captchas, puzzles, proofs of work, and codes. */

/** Minutes for which a verification code or a captcha is valid. */
export const codeMinutes = 5
export const codeGuesses = 5
/** How often one right code may be refused because of another field, as a taken user name. */
export const codeQuestions = 10
/** Seconds between two codes to the same phone or e-mail. */
export const codeGapSeconds = 60

export const captchaKinds = ['picture', 'question'] as const
export type CaptchaKind = (typeof captchaKinds)[number]

/** Pixels by which a puzzle piece may miss its place. */
export const puzzleTolerance = 5

export const guardErrors = defineErrors('guard', {
  codeTooSoon: {
    kind: 'expected',
    zh: '验证码已发送，请 {seconds} 秒后再试',
    en: 'A code was just sent. Please try again in {seconds} s',
  },
  codesUsedUp: {
    kind: 'expected',
    zh: '今日验证码次数已用完，请明天再试',
    en: 'No more codes can be sent today. Please try again tomorrow',
  },
  proofNeeded: {
    kind: 'expected',
    zh: '再次发送验证码前，浏览器需完成安全检查。请启用 JavaScript 后重试',
    en: 'Your browser has to run a security check before another code is sent. Turn on JavaScript and try again',
  },
  wrongCode: {
    kind: 'refused',
    zh: '验证码错误或已过期',
    en: 'The code is wrong or has expired',
  },
  puzzleNeeded: {
    kind: 'expected',
    zh: '请先完成拼图验证',
    en: 'Please complete the puzzle first',
  },
  puzzleWorkNeeded: {
    kind: 'expected',
    zh: '此次验证需要浏览器完成安全检查，请稍候重试，并确认已启用 JavaScript',
    en: 'This step needs a security check by your browser. Turn on JavaScript, wait until it finishes, and try again',
  },
  puzzlesSpent: {
    kind: 'expected',
    zh: '当前网络今天的验证次数过多。请换用其他网络（如手机流量），或在明天 0 点（北京时间）后再试',
    en: 'Too many verifications from your network today. Use another network such as mobile data, or try again after midnight (Beijing time)',
  },
  wrongPuzzle: {
    kind: 'expected',
    zh: '拼图位置不对，请再试一次',
    en: 'The piece is in the wrong place. Please try again',
  },
})

/** A proof of work by ALTCHA (v2), which a browser solves by itself: the longer, the more failures. */
export const workSchema = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    expiresAt: z.int(),
    /** `of`: the captcha that it belongs to; `most`: the most steps that it takes. */
    data: z.object({ purpose: z.string(), of: z.string(), level: z.int(), most: z.int() }),
  }),
  signature: z.string(),
})
export type Work = z.output<typeof workSchema>
/** The solution of a proof of work: base64 of the challenge and its solution in JSON. */
export const workSolution = z.string().max(4000).optional()

/** A picture to read or a sum in words, each with a proof of work. */
const captchaSchema = z.object({
  captchaId: z.string(),
  kind: z.enum(captchaKinds),
  /** A data: URL. */
  picture: z.string().nullable(),
  question: z.object({ zh: z.string(), en: z.string() }).nullable(),
  work: workSchema,
})
export type Captcha = z.output<typeof captchaSchema>

const puzzleSchema = z.object({
  puzzleId: z.string(),
  kind: z.enum(captchaKinds),
  /** Pictures as data: URLs; sizes in CSS pixels. The piece slides along `y`. */
  picture: z
    .object({
      background: z.string(),
      piece: z.string(),
      width: z.int(),
      height: z.int(),
      pieceWidth: z.int(),
      pieceHeight: z.int(),
      y: z.int(),
    })
    .nullable(),
  /** Instead of a picture, for people who cannot see one. */
  question: z.object({ zh: z.string(), en: z.string() }).nullable(),
  work: workSchema,
})
export type Puzzle = z.output<typeof puzzleSchema>

/** The answer of a call that sends a code. */
export const codeSentSchema = z.object({
  /** Codes that may still be sent today. */
  remaining: z.int(),
  /** Seconds until the next code may be sent. */
  waitSeconds: z.int(),
})
export type CodeSent = z.output<typeof codeSentSchema>

export const guardApi = {
  getCaptcha: endpoint({
    method: 'GET',
    path: 'Login/GetCaptcha',
    access: 'public',
    cost: 'entry',
    summary: {
      zh: '获取图形验证码',
      en: 'Get a captcha: a picture, or a question for screen readers',
    },
    input: z.object({
      kind: z.enum(captchaKinds).default('picture'),
      /** The sign-in name that it serves; without one it serves the address. */
      username: z.string().max(320).optional(),
    }),
    answer: captchaSchema,
    perMinute: 120,
  }),
  getPuzzle: endpoint({
    method: 'GET',
    path: 'Login/GetPuzzle',
    access: 'public',
    cost: 'entry',
    summary: {
      zh: '获取拼图验证码',
      en: 'Get a puzzle, or a question for screen readers',
    },
    input: z.object({
      kind: z.enum(captchaKinds).default('picture'),
      /** The phone or e-mail that is to get the code; a wrong one is refused before the puzzle. */
      inputNumber: z.optional(contactSchema),
    }),
    answer: puzzleSchema,
    perMinute: 60,
  }),
  solvePuzzle: endpoint({
    method: 'POST',
    path: 'Login/SolvePuzzle',
    access: 'public',
    cost: 'entry',
    summary: {
      zh: '提交拼图验证',
      en: 'Solve a puzzle, in one try; the answer gives a ticket for one code to this contact',
    },
    input: z.object({
      /** The phone or e-mail that the ticket sends a code to. */
      inputNumber: contactSchema,
      puzzleId: z
        .string()
        .max(64)
        .regex(/^[\w-]+$/),
      /** Pixels from the left. */
      x: z.number().min(0).max(2000).optional(),
      answer: z.string().max(20).optional(),
      work: workSolution,
    }),
    answer: z.object({ ticket: z.string() }),
    errors: [guardErrors.wrongPuzzle, guardErrors.puzzleWorkNeeded, guardErrors.puzzlesSpent],
    perMinute: 60,
  }),
}
