import { z } from 'zod'
import { type Endpoint, type ReturnOf, endpointUrl } from '#src/shared/endpoint.ts'
import {
  invalidField,
  AppError,
  codeOk,
  commonErrors,
  type FieldError,
  kinds,
  splitWords,
} from '#src/shared/errors.ts'
import type { Both } from '#src/shared/locale.ts'
import { checkAccess } from './access.ts'
import { isDatabaseUnavailable } from '../database/db.ts'
import { isForeign } from './foreign.ts'
import { readCaller, readInput, readQuery } from './http-call.ts'
import { readUpload } from './read-upload.ts'
import { isStorable } from './storable.ts'
import { TooMany } from './too-many.ts'
import { answerPreflight } from './upload-base.ts'
import { callWithUpload } from './upload-call.ts'
import type { FastifyRequest } from 'fastify'
import type { Call, Kernel } from '../kernel.ts'
import type { CallContext, Mounted, Outcome } from './registry.ts'

/**
 * Puts an endpoint into service: find the caller, check access, parse the input, run the use case,
 * parse the answer, wrap it. The same steps serve HTTP, pages being rendered and tests.
 */
export function mount<E extends Endpoint>(
  kernel: Kernel,
  room: Both,
  endpoint: E,
  useCase: (call: Call<E>) => Promise<ReturnOf<E>>,
): void {
  const mounted: Mounted = {
    endpoint,
    room,
    run: (input, context) => run(kernel, endpoint, useCase, input, context),
  }
  kernel.registry.add(mounted)
  if (endpoint.upload) answerPreflight(kernel, endpointUrl(endpoint), endpoint.upload.maxBytes)
  kernel.app.route({
    method: endpoint.method,
    url: endpointUrl(endpoint),
    ...(endpoint.maxBytes !== undefined && { bodyLimit: endpoint.maxBytes }),
    config: {
      ...(endpoint.upload && { uploadBytes: endpoint.upload.maxBytes }),
      call: endpoint,
    },
    handler: async (request, reply) => {
      const context = await readCaller(kernel, request)
      const outcome = await answer(kernel, mounted, request, context)
      // Nor does a foreign page's request change a cookie: it would sign its reader in or out.
      const cookies = isForeign(request, kernel.config) ? [] : context.origin.setCookies
      for (const cookie of cookies) reply.header('set-cookie', cookie)
      reply.header('cache-control', 'no-store')
      return reply.code(outcome.status).send(outcome.envelope)
    },
  })
}

function answer(
  kernel: Kernel,
  { endpoint, run }: Mounted,
  request: FastifyRequest,
  context: CallContext,
): Promise<Outcome> {
  if (!endpoint.upload || !request.isMultipart()) {
    return run(readInput(kernel, endpoint, request), context)
  }
  const { upload } = endpoint
  return callWithUpload(
    kernel,
    { ...endpoint, upload },
    {
      ...{ request, context },
      read: () => readUpload(upload, request),
      run: ({ fields, file }) =>
        run({ ...readQuery(request.query), ...fields }, { ...context, file }),
    },
  )
}

async function run<E extends Endpoint>(
  kernel: Kernel,
  endpoint: E,
  useCase: (call: Call<E>) => Promise<ReturnOf<E>>,
  rawInput: unknown,
  context: CallContext,
): Promise<Outcome> {
  try {
    checkAccess(endpoint, context)
    const input = parseInput(endpoint, rawInput)
    const { app: _app, ...given } = kernel
    const returned = await useCase({
      ...given,
      viewer: context.viewer,
      input,
      locale: context.locale,
      origin: context.origin,
      file: context.file,
      pay: context.pay ?? (() => {}),
      changed: (...tags) => kernel.events.publish('changed', tags),
    } as Call<E>)
    const data = endpoint.answer.parse(returned)
    return {
      status: 200,
      envelope: { code: codeOk, msg: '', enmsg: '', count: countOf(data), data },
      tags: endpoint.tags?.(data) ?? [],
    }
  } catch (error) {
    // Its answer says when to come again (`answers.ts`).
    if (error instanceof TooMany) throw error
    if (error instanceof AppError) return refuse(error)
    // A bug: the log gets its cause, the caller does not.
    kernel.log.error(
      { err: error, endpoint: endpoint.path, requestId: context.origin.requestId },
      'endpoint failed',
    )
    return refuse(
      new AppError(isDatabaseUnavailable(error) ? commonErrors.unavailable : commonErrors.failed),
    )
  }
}

/** The envelope of a refusal. */
export function refuse(error: AppError): Outcome {
  const { code, status } = kinds[error.known.kind]
  return {
    status,
    envelope: {
      code,
      msg: error.text('zh'),
      enmsg: error.text('en'),
      count: 0,
      data: error.data,
      error: error.known.id,
    },
    tags: [],
  }
}

function parseInput<E extends Endpoint>(endpoint: E, raw: unknown) {
  if (!isStorable(raw)) throw new AppError(commonErrors.invalid)
  const result = endpoint.input.safeParse(raw ?? {})
  if (result.success) return result.data
  throw new AppError(commonErrors.invalid, { data: { fields: fieldErrors(result.error) } })
}

/** Lists the problems field by field, in both languages. */
function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => ({
    path: issue.path.join('.'),
    ...(issue.message.includes('\u001f') ? splitWords(issue.message) : invalidField),
  }))
}

function countOf(data: unknown): number {
  if (Array.isArray(data)) return data.length
  if (data !== null && typeof data === 'object' && 'total' in data) {
    return Number(data.total)
  }
  return data === null || data === undefined ? 0 : 1
}
