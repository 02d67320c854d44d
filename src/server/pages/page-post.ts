import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint } from '#src/shared/endpoint.ts'
import { defaultLocale, locales, withLocale } from '#src/shared/locale.ts'
import { ownPath } from '#src/shared/own-path.ts'
import { pageAfterSignIn } from '#src/shared/query-value.ts'
import type { TokenRecord } from '#src/shared/token-record.ts'
import type { CallContext } from '../http/registry.ts'
import type { Kernel } from '../kernel.ts'
import { isOwnPost } from './own-post.ts'
import type { PagePost, Sent } from './page-act.ts'
import { readAddress } from './page-address.ts'
import { readFileForm, takesFile, withFileAgain } from './post-file.ts'
import type { AnswerPost, RefusePost } from './refuse-post.ts'
import { noTokenCookie, tokenCookieOf, tokenOf } from './token-cookie.ts'

/** Takes the forms of pages: each makes its call in process, as the page's script would over HTTP. */
export function servePagePosts(
  app: FastifyInstance,
  kernel: Kernel,
  { answer, refuse }: { answer: AnswerPost; refuse: RefusePost },
): void {
  const posts = new Map(kernel.pagePosts.map((post) => [post.path, post]))
  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = readAddress(request.url)
    const post = posts.get(address.path)
    request.page = post?.path ?? null
    if (!isOwnPost(request, kernel.config)) return refuse(request, reply)
    // A form that needs its script was sent before it came: the page begins again.
    if (!post || address.isData) return reply.redirect(ownPath(request.url) ?? '/', 303)
    const locale = address.locale ?? defaultLocale
    const token = tokenOf(request) ?? ''
    const setCookies: string[] = []
    const context: CallContext = {
      ...(await callerOf(kernel, token)),
      locale,
      origin: {
        requestId: request.id,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        token,
        cookies: {},
        setCookies,
      },
    }
    const {
      sent,
      refused: refusedFile,
      again,
    } = takesFile(post) && request.isMultipart()
      ? await readFileForm(kernel, post, { request, context })
      : { sent: (request.body ?? {}) as Sent }
    const button = sent['act'] ?? ''
    const name = Object.hasOwn(post.acts, button) ? button : ''
    const act = post.acts[name]!
    const run = (endpoint: Endpoint, input: unknown) => {
      request.caller?.count(endpoint)
      request.caller?.pay(endpoint.cost ?? 'call')
      return kernel.registry.get(endpoint).run(input, context)
    }
    const { next } = act
    let outcome = refusedFile ?? (await run(act.endpoint, act.input(sent)))
    if (again && post.file) outcome = withFileAgain(post.file, outcome)
    if (next && outcome.envelope.code === 0) {
      outcome = await run(next.endpoint, next.input(sent, outcome.envelope.data))
    }
    for (const one of setCookies) reply.header('set-cookie', one)
    reply.header('cache-control', 'no-store')
    const { envelope, status } = outcome
    if (envelope.code === 0 && act.after === 'signIn') {
      reply.header('set-cookie', tokenCookieOf(envelope.data as TokenRecord, kernel.config))
    }
    if (act.after === 'signOut') {
      reply.header('set-cookie', noTokenCookie(kernel.config))
      return reply.redirect(withLocale(locale, '/'), 303)
    }
    if (envelope.code === 0 && act.after !== undefined) {
      return reply.redirect(pageAfterSignIn(address.search, locale), 303)
    }
    const refused = status < 500 ? 422 : status
    return answer(request, reply, {
      posted: {
        form: post.acts['']!.endpoint.path,
        values: keptValues(post, sent),
        act: name,
        answer: envelope,
      },
      status: envelope.code === 0 ? 200 : refused,
    })
  }
  const config = { cost: 'kept' } as const
  app.post('/*', { config }, take)
  for (const { path, file } of kernel.pagePosts) {
    if (!file) continue
    const { maxBytes: uploadBytes } = file.endpoint.upload
    for (const locale of locales) {
      app.post(withLocale(locale, path), { config: { ...config, uploadBytes } }, take)
    }
  }
}

/**
 * Finds the person behind the cookie, which calls over HTTP never accept: only a form that a page of
 * this site has sent comes here.
 */
async function callerOf({ sessions }: Kernel, token: string) {
  if (token === '') return { viewer: null, refusal: undefined }
  const found = await sessions.resolve(token)
  return 'viewer' in found
    ? { viewer: found.viewer, refusal: undefined }
    : { viewer: null, refusal: found.refusal }
}

const keptValues = ({ keep }: PagePost, sent: Sent): Record<string, string> =>
  Object.fromEntries(
    Object.entries(keep).flatMap(([field, schema]) => {
      const { success, data } = schema.safeParse(sent[field])
      return success ? [[field, data]] : []
    }),
  )
