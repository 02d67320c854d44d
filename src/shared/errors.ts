import type { Both } from './locale.ts'

/**
 * The meaning of a refusal to the caller: the envelope's `code` and the HTTP status. 401, 403 and 1001
 * are the specification's (sections 7 and 8): 401 asks for a refresh, 403 says the session has ended (a
 * missing right is 1003, which keeps the session), 1001 is expected by the form.
 */
export const kinds = {
  invalid: { code: 400, status: 400 },
  tokenExpired: { code: 401, status: 401 },
  sessionEnded: { code: 403, status: 403 },
  notFound: { code: 404, status: 404 },
  conflict: { code: 409, status: 409 },
  tooLarge: { code: 413, status: 413 },
  tooMany: { code: 429, status: 429 },
  failed: { code: 500, status: 500 },
  unavailable: { code: 503, status: 503 },
  expected: { code: 1001, status: 200 },
  refused: { code: 1002, status: 422 },
  forbidden: { code: 1003, status: 403 },
} as const
type Kind = keyof typeof kinds

/** Success. */
export const codeOk = 0
/** Set by the client when no answer came: network failure, time-out. */
export const codeNoAnswer = -1

/** A refusal that a caller can expect. Texts may hold {placeholders}. */
export interface KnownError extends Both {
  id: string
  kind: Kind
}

/** `defineErrors('course', { notFound: { kind, zh, en } })` → `courseErrors.notFound.id === 'course.notFound'`. */
export function defineErrors<K extends string>(
  area: string,
  table: Record<K, Both & { kind: Kind }>,
): Record<K, KnownError> {
  const entries = Object.entries<Both & { kind: Kind }>(table).map(([name, error]) => [
    name,
    { ...error, id: `${area}.${name}` },
  ])
  return Object.fromEntries(entries) as Record<K, KnownError>
}

/** The refusals of every endpoint. */
export const commonErrors = /* @__PURE__ */ defineErrors('common', {
  invalid: {
    kind: 'invalid',
    zh: '表单填写有误，请检查后重新提交。',
    en: 'Form is invalid. Please check and submit again.',
  },
  noToken: { kind: 'tokenExpired', zh: '请先登录', en: 'no valid access token' },
  tokenExpired: { kind: 'tokenExpired', zh: '登录凭证已过期', en: 'Token expired' },
  sessionEnded: {
    kind: 'sessionEnded',
    zh: '登录已失效，请重新登录',
    en: 'Login expired, please log in again',
  },
  passwordNeeded: {
    kind: 'forbidden',
    zh: '请先修改初始密码',
    en: 'Please change your initial password first',
  },
  roleNeeded: { kind: 'forbidden', zh: '请先选择身份', en: 'Please choose your role first' },
  forbidden: {
    kind: 'forbidden',
    zh: '您没有权限执行此操作',
    en: 'You do not have permission to do this',
  },
  teachersOnly: {
    kind: 'forbidden',
    zh: '此功能仅对教师开放',
    en: 'This feature is for teachers only',
  },
  notFound: {
    kind: 'notFound',
    zh: '内容不存在或已被删除',
    en: 'It does not exist or was deleted',
  },
  tooMany: {
    kind: 'tooMany',
    zh: '操作过于频繁，请稍后再试',
    en: 'Too many requests, please try again later',
  },
  tooLarge: { kind: 'tooLarge', zh: '提交的内容过大', en: 'What you sent is too large' },
  noSpace: {
    kind: 'unavailable',
    zh: '存储空间不足，暂时无法上传文件，其他功能不受影响',
    en: 'Storage is almost full, so files cannot be uploaded for now; everything else works',
  },
  failed: { kind: 'failed', zh: '请求出错，请稍后再试', en: 'Request error' },
  unavailable: {
    kind: 'unavailable',
    zh: '服务暂时不可用，请稍后再试',
    en: 'The service is not available right now, please try again later',
  },
})

/** Thrown by a use case to refuse; any other error is a bug and answers 500. */
export class AppError extends Error {
  readonly known: KnownError
  readonly values: Record<string, string | number>
  readonly data: unknown

  /** @param extra.values fill the message's {placeholders}; `data` travels in the envelope. */
  constructor(
    known: KnownError,
    extra: { values?: Record<string, string | number>; data?: unknown } = {},
  ) {
    super(known.id)
    this.known = known
    this.values = extra.values ?? {}
    this.data = extra.data ?? null
  }

  text(language: keyof Both): string {
    return fill(this.known[language], this.values)
  }
}

export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** A validation message in both languages, as one string that a schema can carry. */
export function bothWords(zh: string, en: string): string {
  return `${zh}${separator}${en}`
}

export function splitWords(message: string): Both {
  const [zh = message, en = zh] = message.split(separator)
  return { zh, en }
}

const separator = '\u001f'

/** The words for a field whose schema has none of its own. */
export const invalidField: Both = { zh: '填写有误', en: 'This is not valid' }

/** One error in one field of the input. `path` is dotted: 'answers.0.text'. */
export interface FieldError extends Both {
  path: string
}
