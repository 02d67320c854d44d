import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale, type Locale, locales, withLocale } from '#src/shared/locale.ts'
import { ownPath } from '#src/shared/own-path.ts'
import { pageAfterSignIn } from '#src/shared/query-value.ts'
import { withSent } from '#src/shared/sent-query.ts'
import type { TokenRecord } from '#src/shared/token-record.ts'
import { contextOf } from '../http/http-call.ts'
import { isOwnPost } from '../http/own-post.ts'
import type { CallContext, Outcome } from '../http/registry.ts'
import type { Kernel } from '../kernel.ts'
import type { PagePost, Sent } from './page-act.ts'
import { readAddress } from './page-address.ts'
import { formBytes } from './read-forms.ts'
import type { AnswerPost, RefusePost } from './refuse-post.ts'
import { actOf, readForm, runAct } from './run-act.ts'
import { noTokenCookie, tokenCookieOf, tokenOf } from './token-cookie.ts'

/** Takes the forms of pages: each makes its call in process, as the page's script would over HTTP. */
export function servePagePosts(
  app: FastifyInstance,
  kernel: Kernel,
  { answer, refuse }: { answer: AnswerPost; refuse: RefusePost },
): void {
  const posts = new Map(kernel.pagePosts.map((post) => [post.path, post]))
  const answerAct = actAnswerer(kernel, answer)
  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    const address = readAddress(request.url)
    const post = posts.get(address.path)
    request.page = post?.path ?? null
    if (!isOwnPost(request, kernel.config)) return refuse(request, reply)
    // A form that needs its script was sent before it came: the page begins again.
    if (!post || address.isData) return reply.redirect(ownPath(request.url) ?? '/', 303)
    const locale = address.locale ?? defaultLocale
    // Calls over HTTP never accept the cookie; only a form that a page of this site has sent comes here.
    const token = tokenOf(request) ?? ''
    const context = await contextOf(kernel, request, { token, locale, cookies: {} })
    const form = await readForm(kernel, post, { request, context })
    const outcome = await runAct(kernel, post, form, { request, context })
    const { search } = address
    return answerAct(request, reply, { post, sent: form.sent, outcome, context, search, locale })
  }
  const config = { cost: 'kept' } as const
  app.post('/*', { config }, take)
  for (const { path, file } of kernel.pagePosts) {
    if (!file) continue
    const { maxBytes: uploadBytes } = file.endpoint.upload
    for (const locale of locales) {
      const takesFile = { ...config, uploadBytes, formBytes }
      app.post(withLocale(locale, path), { config: takesFile }, take)
    }
  }
}

interface Done {
  post: PagePost
  sent: Sent
  outcome: Outcome
  context: CallContext
  /** The query of the form's address. */
  search: string
  locale: Locale
}

/** Makes the function that answers an act: with the next page, or with the form's own page again. */
const actAnswerer =
  ({ config }: Kernel, answer: AnswerPost) =>
  async (request: FastifyRequest, reply: FastifyReply, done: Done) => {
    const { post, sent, outcome, context, search, locale } = done
    const { envelope, status } = outcome
    const act = actOf(post, sent)
    const { after } = post.acts[act]!
    const isDone = envelope.code === 0
    for (const one of context.origin.setCookies) reply.header('set-cookie', one)
    reply.header('cache-control', 'no-store')
    if (isDone && after === 'signIn') {
      reply.header('set-cookie', tokenCookieOf(envelope.data as TokenRecord, config))
    }
    if (after === 'signOut') {
      reply.header('set-cookie', noTokenCookie(config))
      return reply.redirect(withLocale(locale, '/'), 303)
    }
    if (isDone && after !== undefined) {
      return reply.redirect(pageAfterSignIn(search, locale), 303)
    }
    // A reload of the page that says so sends nothing a second time.
    if (isDone && act === '') {
      return reply.redirect(withLocale(locale, post.path) + withSent(search), 303)
    }
    const refused = status < 500 ? 422 : status
    return answer(request, reply, {
      posted: {
        form: post.acts['']!.endpoint.path,
        values: keptValues(post, sent),
        again: (post.again ?? []).filter((field) => sent[field]),
        act,
        answer: envelope,
      },
      status: isDone ? 200 : refused,
    })
  }

const keptValues = ({ keep }: PagePost, sent: Sent): Record<string, string> =>
  Object.fromEntries(
    Object.entries(keep).flatMap(([field, schema]) => {
      const { success, data } = schema.safeParse(sent[field])
      return success ? [[field, data]] : []
    }),
  )
