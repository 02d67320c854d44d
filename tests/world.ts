import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, expect } from 'vitest'
import { type Config, readConfig } from '#src/config.ts'
import { createUser } from '#src/features/people/account/server/new-user.ts'
import { createSession } from '#src/features/people/account/server/create-session.ts'
import { subjectCategories } from '#src/features/content/subject/tables.ts'
import { createCourse, type NewCourse } from '#src/features/learning/course/server/create-course.ts'
import { type App, createApp } from '#src/app/create-app.ts'
import { openLogger } from '#src/server/observe/logger.ts'
import { testDatabase } from '#src/server/testing/database.ts'
import {
  type AnswerOf,
  divideInput,
  type Endpoint,
  endpointUrl,
  type Envelope,
  type InputOf,
} from '#src/shared/endpoint.ts'
import type { AccountRole, CustomRole } from '#src/shared/viewer.ts'

/** A person who uses the product: call it with an endpoint and its input. Refusals are thrown. */
export interface Person {
  <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>>
  /** The whole answer, refused or not. */
  ask<E extends Endpoint>(
    endpoint: E,
    input: unknown,
  ): Promise<{ status: number; envelope: Envelope<AnswerOf<E>>; headers: Record<string, unknown> }>
  id: number
  username: string
  /** The access token; '' for a visitor. */
  token: string
}

export class Refusal extends Error {
  readonly envelope: Envelope
  readonly status: number
  constructor(status: number, envelope: Envelope) {
    super(`${status} ${envelope.error ?? envelope.code}: ${envelope.enmsg}`)
    this.envelope = envelope
    this.status = status
  }
}

/** For `await expect(student(…)).rejects.toMatchObject(refusal('course.notPublished'))`. */
export const refusal = (id: string) => ({ envelope: { error: id } })

/** Expects that all calls, made at once, are refused with this error. */
export async function allRefused(acts: Promise<unknown>[], reason: object): Promise<void> {
  for (const result of await Promise.allSettled(acts)) {
    expect(result).toMatchObject({ status: 'rejected', reason })
  }
}

export interface World {
  app: App
  /** The database, for a second app on it. */
  database: pg.PoolConfig
  visitor: Person
  newUser: (role: NewUserRole, more?: { username?: string; realName?: string }) => Promise<Person>
  /** Makes a published free premium course with one chapter, unless given otherwise. */
  newCourse: (more?: Partial<NewCourse>) => Promise<{ courseId: number; itemIds: number[] }>
}

/** locked – a student; unverified – a teacher whose documents no reviewer has seen. */
export type NewUserRole =
  'none' | 'student' | 'teacher' | 'admin' | 'reviewer' | 'editor' | 'locked' | 'unverified'

const roles: Record<NewUserRole, { accountRole: AccountRole; customRoles: CustomRole[] }> = {
  none: { accountRole: '0', customRoles: [] },
  student: { accountRole: '1', customRoles: [] },
  teacher: { accountRole: '2', customRoles: [] },
  admin: { accountRole: '2', customRoles: ['admin'] },
  reviewer: { accountRole: '2', customRoles: ['reviewer'] },
  editor: { accountRole: '2', customRoles: ['editor'] },
  locked: { accountRole: '1', customRoles: [] },
  unverified: { accountRole: '2', customRoles: [] },
}

/**
 * Opens the real app on a database for this test file alone. Call it at the top level of the file. Its pages
 * are left out, because they need a build.
 */
export async function openWorld(
  settings: Partial<Record<keyof Config, string>> = {},
  { pages = 'none' }: { pages?: 'none' | 'built' } = {},
): Promise<World> {
  const database = await testDatabase()
  const data = await mkdtemp(join(tmpdir(), 'farsail-world-'))
  const config = readConfig({
    FARSAIL_DATA: data,
    LOG_LEVEL: 'silent',
    // The cheapest hash that argon2 allows, because tests make many people.
    ARGON2_MEMORY_KIB: '64',
    RATE_PER_MINUTE: '1000000',
    ...settings,
  })
  const app = await createApp({
    config,
    database: database.config,
    log: openLogger(config),
    pages,
  })
  await app.kernel.app.ready()
  afterAll(async () => {
    await app.close()
    await rm(data, { recursive: true, force: true })
  })
  const { db } = app.kernel
  const [category] = await db
    .insert(subjectCategories)
    .values({ slug: 'trade', name: '国际贸易实务', nameEn: 'International trade', position: 0 })
    .returning({ id: subjectCategories.id })

  return {
    app,
    database: database.config,
    visitor: person(app, { id: 0, username: '', token: '' }),
    async newUser(role, more = {}) {
      const username = more.username ?? `u${randomBytes(5).toString('hex')}`
      const { id, token } = await db.transaction(async (tx) => {
        const userId = await createUser(tx, {
          username,
          passwordHash: '',
          realName: more.realName ?? '测试用户',
          ...roles[role],
          ...(role === 'locked' && { lockedAt: new Date() }),
          ...(role === 'teacher' && { verifiedAt: new Date() }),
        })
        const session = await createSession(tx, {
          secret: app.kernel.secret,
          userId,
          remember: false,
          userAgent: '',
          ip: '',
        })
        return { id: userId, token: session.accessToken }
      })
      return person(app, { id, username, token })
    },
    newCourse: (more = {}) =>
      db.transaction((tx) =>
        createCourse(tx, {
          kind: 'premium',
          categoryId: category!.id,
          name: '国际贸易术语',
          introduction: '从卖方到买方，风险在哪里转移。',
          language: 'zh',
          difficulty: 'beginner',
          auditStatus: 'approved',
          publishStatus: 'published',
          publishedAt: new Date(),
          ...more,
        }),
      ),
  }
}

/** Sends a person's calls to the app over HTTP as a browser does, without a socket. */
export function person(app: App, given: { id: number; username: string; token: string }): Person {
  const ask: Person['ask'] = async (endpoint, input) => {
    const isGet = endpoint.method === 'GET'
    const divided = divideInput(endpoint, input)
    const response = await app.kernel.app.inject({
      method: endpoint.method,
      url: isGet ? `${endpointUrl(endpoint)}?${query(divided.query)}` : endpointUrl(endpoint),
      headers: {
        ...(isGet && divided.headers),
        'accept-language': 'zh-CN',
        ...(given.token && { token: given.token }),
        ...(!isGet && { 'content-type': 'application/json' }),
      },
      ...(!isGet && { payload: JSON.stringify(input) }),
    })
    const envelope = response.json<Envelope<never>>()
    mustBeDeclared(endpoint, envelope)
    return { status: response.statusCode, envelope, headers: response.headers }
  }
  const call = async (endpoint: Endpoint, input: unknown) => {
    const { status, envelope } = await ask(endpoint, input)
    if (envelope.code !== 0) throw new Refusal(status, envelope)
    return envelope.data
  }
  return Object.assign(call, { ask, ...given }) as Person
}

/** A refusal that the contract does not name is missing in the API reference. */
function mustBeDeclared(endpoint: Endpoint, { error }: Envelope): void {
  if (!error || error.startsWith('common.')) return
  const declared = endpoint.errors.map(({ id }) => id)
  if (!declared.includes(error)) throw new Error(`${endpoint.path} does not declare ${error}`)
}

/** Writes the query as the client does: arrays as name[] with JSON elements. */
function query(input: unknown): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    if (value === undefined) continue
    if (Array.isArray(value)) {
      for (const one of value) params.append(`${name}[]`, JSON.stringify(one))
    } else params.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return params.toString()
}
