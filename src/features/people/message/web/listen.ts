import { isSwitched } from '#src/web/typed-text.ts'
import { quietly } from '#src/web/quietly.ts'
import { messagePaths } from '../paths.ts'
import { type Locale, pick, splitLocale } from '#src/shared/locale.ts'
import { api } from '#src/web/api.ts'
import { textOf } from '#src/web/i18n.tsx'
import { sessionEnded } from '#src/web/session.ts'
import { toast } from '#src/web/ui/toast-store.ts'
import { messageApi } from '../contract.ts'
import type { LiveEvents } from '../live-events.ts'
import { bellText } from './bell-text.ts'
import { startMessages } from './live-client.ts'
import type { ReceivedEvent } from './live-connection.ts'
import { addNews } from '#src/web/news-store.ts'
import { markStale } from '#src/web/stale.ts'
import { live, unreadStore } from './live-store.ts'
import { saveLanguage } from './save-language.ts'

/** Longer than other toasts, because it is unexpected and has a link. */
const toastMs = 8000
const centre = messagePaths.list()

/**
 * Shows new messages on the open page, and keeps a switched language.
 * @returns a function that stops it
 */
export function listen(personId: number, locale: Locale): () => void {
  if (isSwitched) saveLanguage(locale)
  return startMessages(personId, (heard) => react(heard, locale))
}

function react(heard: ReceivedEvent, locale: Locale): void {
  if ('unread' in heard.data) live.counts = true
  switch (heard.name) {
    case 'unread': {
      const shown = unreadStore.get()
      unreadStore.set(heard.data.unread)
      // The count changed between the page's rendering and the connection, so the list is outdated.
      if (shown !== undefined && shown !== heard.data.unread) addNews()
      break
    }
    case 'changed':
      unreadStore.set(heard.data.unread)
      addNews()
      break
    case 'message':
      unreadStore.set(heard.data.unread)
      addNews(heard.data.title)
      say(heard.data, locale)
      break
    case 'stale':
      markStale(heard.data.topic)
      break
    case 'refresh':
      addNews()
      markStale()
      break
    case 'ended':
      sessionEnded()
      break
    case 'beat':
    case 'expired':
      break
  }
}

/** Shows a toast, except on the list, which shows the message itself, and on a hidden page. */
function say({ id, title, link }: LiveEvents['message'], locale: Locale): void {
  if (document.visibilityState !== 'visible') return
  if (splitLocale(window.location.pathname).rest === centre) return
  const t = textOf(bellText, locale)
  toast.info(t.arrived(pick(title, locale)), toastMs, {
    label: t.open,
    to: link ?? centre,
    onOpen() {
      if (link === null) return
      const options = { quiet: true, background: true, keepalive: true }
      void quietly(api(messageApi.updateSendMessageRead, { Id: id }, options))
    },
  })
}
