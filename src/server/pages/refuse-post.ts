import { parseCookie } from 'cookie'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, commonErrors, defineErrors, type KnownError } from '#src/shared/errors.ts'
import {
  defaultLocale,
  isLocale,
  type Locale,
  localeCookie,
  pick,
  withLocale,
} from '#src/shared/locale.ts'
import type { Posted } from '#src/shared/posted.ts'
import { refuse } from '../http/mount.ts'
import { TooMany } from '../http/too-many.ts'
import type { PageFile, PagePost } from './page-act.ts'
import { isExempt, readAddress } from './page-address.ts'
import { tooLargeFile } from './post-file.ts'

/** The server's answer to a form, which its page is rendered with. */
export interface PostAnswer {
  status: number
  /** The form that the page shows again. */
  posted?: Posted
  /** The reason for which a page without this form is refused. */
  refusal?: KnownError
  /** The page that answers; default: the one that the form was sent to. */
  at?: string
}

/** Renders the page that answers a form. */
export type AnswerPost = (
  request: FastifyRequest,
  reply: FastifyReply,
  given: PostAnswer,
) => Promise<FastifyReply>

const postErrors = defineErrors('form', {
  foreign: {
    kind: 'forbidden',
    zh: '这份表单不是从本站页面提交的，未作处理。请在本页填写后重新提交。',
    en: 'This form was not sent from a page of this site, so it was ignored. Please fill it in here.',
  },
  tooLong: {
    kind: 'tooLarge',
    zh: '填写的内容过长，未作处理。请缩短后重新提交。',
    en: 'The form was too long, so it was ignored. Please shorten it and send it again.',
  },
})

export type RefusePost = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Answers a form that is not taken with a page and one sentence, because the reader of a form without
 * script sees whatever the server answers. @returns the answer to another site's form.
 */
export function refusePosts(
  app: FastifyInstance,
  posts: readonly PagePost[],
  answer: AnswerPost,
): RefusePost {
  const postOf = ({ url }: FastifyRequest) =>
    posts.find(({ path }) => path === readAddress(url).path)
  const again = (
    request: FastifyRequest,
    reply: FastifyReply,
    known: KnownError,
    file?: PageFile,
  ) => {
    const { envelope, status } = file ? tooLargeFile(file) : refuse(new AppError(known))
    const { pathname } = readAddress(request.url)
    const form = postOf(request)?.acts['']
    if (form) {
      return answer(request, reply, {
        posted: { form: form.endpoint.path, values: {}, again: [], act: '', answer: envelope },
        status,
      })
    }
    const at = isExempt(pathname) ? withLocale(localeOf(request), '/') : undefined
    return answer(request, reply, { refusal: known, status, ...(at && { at }) })
  }
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    // A page for each of too many requests would be what the limit is to prevent.
    if (error instanceof AppError && error.known === commonErrors.tooMany) {
      if (error instanceof TooMany) reply.header('retry-after', error.retryAfter)
      return reply
        .code(429)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(pick(error.known, localeOf(request)))
    }
    if (!(error instanceof AppError) && error.statusCode === 413) {
      return again(request, reply, postErrors.tooLong)
    }
    // Only a form with a file may be large at all.
    if (error instanceof AppError && error.known === commonErrors.tooLarge) {
      return again(request, reply, postErrors.tooLong, postOf(request)?.file)
    }
    throw error
  })
  return (request, reply) => again(request, reply, postErrors.foreign)
}

function localeOf(request: FastifyRequest): Locale {
  const remembered = parseCookie(request.headers.cookie ?? '')[localeCookie]
  return readAddress(request.url).locale ?? (isLocale(remembered) ? remembered : defaultLocale)
}
