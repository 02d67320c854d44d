import { stringifySetCookie } from 'cookie'
import type { FastifyInstance } from 'fastify'
import {
  isLocale,
  localeCookie,
  localeCookieDays,
  splitLocale,
  withLocale,
} from '#src/shared/locale.ts'
import { ownPath } from '#src/shared/own-path.ts'
import type { Config } from '#src/config.ts'
import { isOwnPost } from '../http/own-post.ts'
import type { RefusePost } from './refuse-post.ts'

const days = localeCookieDays * 86_400
const schemes = ['auto', 'light', 'dark']

const remember = (name: string, value: string) =>
  stringifySetCookie({ name, value, path: '/', maxAge: days, sameSite: 'lax' })

/**
 * Remembers a language or a colour scheme, and redirects back to the page. The forms of `Choose` post
 * here when no script handles them.
 */
export function serveChoices(app: FastifyInstance, config: Config, refuse: RefusePost): void {
  app.post('/choose', async (request, reply) => {
    if (!isOwnPost(request, config)) return refuse(request, reply)
    const { language, scheme, to } = (request.body ?? {}) as Record<string, string | undefined>
    const back = ownPath(to) ?? '/'
    if (scheme !== undefined && schemes.includes(scheme)) {
      void reply.header('set-cookie', remember('scheme', scheme))
    }
    if (!isLocale(language)) return reply.redirect(back, 303)
    void reply.header('set-cookie', remember(localeCookie, language))
    return reply.redirect(withLocale(language, splitLocale(back).rest), 303)
  })
}
