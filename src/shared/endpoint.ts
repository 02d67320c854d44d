import type { z } from 'zod'
import type { Config } from '#src/config.ts'
import type { CacheTag } from './cache-tag.ts'
import type { KnownError } from './errors.ts'
import type { Both } from './locale.ts'

/**
 * The people who may call, before any right on the object itself:
 * public – anyone; session – signed in, even without a role yet; login – signed in with a role;
 * teacher – the specification's role guard (teachers and administrators); the rest – a custom role.
 */
export const accessLevels = ['public', 'session', 'login', 'teacher', 'reviewer', 'admin'] as const
export type Access = (typeof accessLevels)[number]

/** The costs that a call may name. */
export type CallCost = 'suggestion' | 'entry' | 'password' | 'session'

/** One call of the product. Server, browser, server rendering, tests and the OpenAPI document use this value. */
export interface Endpoint<I extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> {
  method: 'GET' | 'POST'
  /** 'Area/Verb'; served at /api/Area/Verb. */
  path: string
  access: Access
  /** The name of the act, for the API reference, docs/rights.md and the explanation of rights. */
  summary: Both
  input: I
  /** The schema of `data`. An answer's `total` (or an array's length) becomes the envelope's `count`. */
  answer: A
  errors: KnownError[]
  /** A write that may be sent twice with the same effect as once: the client may retry it. */
  repeatable: boolean
  /** Calls a minute by one person (or one address for visitors), where the general limit is too wide. */
  perMinute: number | undefined
  /** The allowance to which the call is charged, in place of that of ordinary calls (`server/http/cost-limit.ts`). */
  cost: CallCost | undefined
  /** The most bytes that a call may send, where 64 KiB are not enough. */
  maxBytes: number | undefined
  /** Cache tags of the answer's data: a visitor page made from it is dropped when one of them changes. */
  tags: ((answer: z.output<A>) => CacheTag[]) | undefined
  /** Fields of a read that travel as headers ('x-ticket'), because addresses are logged and remembered. */
  headers?: readonly string[] | undefined
  /** A multipart call: one file beside the fields. */
  upload: UploadRules | undefined
  /**
   * The query names of a list's address, with their defaults as text ('' where there is none): a read's
   * optional inputs. Required ones come from the path. Derived from `input`.
   */
  query: Readonly<Record<string, string>>
}

export interface UploadRules {
  maxBytes: number
  types: readonly string[]
  /** Stored as it came, and never shown by a browser: at most so much of it in all, of visitors and of people. */
  downloadOnly?: Record<'visitors' | 'people', StoredTotal>
}

type NumberSetting = {
  [Name in keyof Config]-?: Config[Name] extends number ? Name : never
}[keyof Config]

export interface StoredTotal {
  /** The setting with the most MiB. */
  setting: NumberSetting
  /** The refusal beyond it. */
  error: KnownError
}

/** An endpoint that takes a file. */
export type UploadEndpoint = Endpoint & { upload: UploadRules }

type Optional =
  'headers' | 'errors' | 'repeatable' | 'perMinute' | 'cost' | 'maxBytes' | 'tags' | 'upload'

/** Declares an endpoint. `access` has no default on purpose. */
export function endpoint<I extends z.ZodType, A extends z.ZodType>(
  spec: Omit<Endpoint<I, A>, Optional | 'query'> &
    Partial<Pick<Endpoint<I, A>, Exclude<Optional, 'headers'>>> & {
      headers?: readonly (keyof z.input<I> & string)[]
    },
): Endpoint<I, A> {
  return {
    errors: [],
    repeatable: spec.method === 'GET',
    perMinute: undefined,
    cost: undefined,
    maxBytes: undefined,
    tags: undefined,
    upload: undefined,
    ...spec,
    query: spec.method === 'GET' ? queryOf(spec.input, spec.headers) : {},
  }
}

/** Returns the fields of an input. Read from the schema itself, so that browsers need not load zod. */
export function shapeOf(input: z.ZodType): Readonly<Record<string, z.ZodType>> {
  return (input._zod.def as { shape?: Record<string, z.ZodType> }).shape ?? {}
}

function queryOf(input: z.ZodType, headers: readonly string[] = []): Record<string, string> {
  const optional = Object.entries(shapeOf(input)).filter(
    ([name, field]) => field._zod.optin !== undefined && !headers.includes(name),
  )
  return Object.fromEntries(
    optional.map(([name, field]) => {
      const { defaultValue } = field._zod.def as { defaultValue?: string | number | boolean }
      return [name, defaultValue === undefined ? '' : String(defaultValue)]
    }),
  )
}

/** The caller's input: coerced fields may come as strings. */
export type InputOf<E extends Endpoint> = z.input<E['input']>
/** The use case's input. */
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
/** The use case's result (before the schema's own transformations). */
export type ReturnOf<E extends Endpoint> = z.input<E['answer']>
/** The caller's result. */
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>

/** The envelope of every answer (specification, section 7). */
export interface Envelope<D = unknown> {
  code: number
  msg: string
  enmsg: string
  count: number
  data: D
  /** The refusal's id, for programs: 'course.notPublished'. */
  error?: string
}

export function endpointUrl(endpoint: Pick<Endpoint, 'path'>): string {
  return `/api/${endpoint.path}`
}

/** Divides a read's input into the fields of its query and its headers. */
export function divideInput(
  { headers: names = [] }: Pick<Endpoint, 'headers'>,
  input: unknown,
): { query: Record<string, unknown>; headers: Record<string, string> } {
  const query = { ...(input as Record<string, unknown> | undefined) }
  const headers: Record<string, string> = {}
  for (const name of names) {
    const value = query[name]
    if (typeof value === 'string') headers[headerOf(name)] = value
    delete query[name]
  }
  return { query, headers }
}

/** The header of a field that travels outside the address. */
export const headerOf = (name: string) => `x-${name.toLowerCase()}`
