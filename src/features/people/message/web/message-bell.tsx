import { messagePaths } from '../paths.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Link } from '#src/web/link.tsx'
import { useRootData } from '#src/web/root-data.ts'
import { Icon } from '#src/web/ui/icon.tsx'
import { Badge } from '#src/web/ui/tag.tsx'
import { bellText } from './bell-text.ts'
import { live, unreadStore } from './live-store.ts'

const unknown = () => undefined

/** The link to the messages with the unread count: rendered by the server, then live. */
export function MessageBell({ className }: { className: string }) {
  const t = useText(bellText)
  const format = useFormat()
  const unread = useUnread()
  const label = unread > 0 ? t.unread(format.number(unread)) : t.messages
  return (
    <Link
      to={messagePaths.list()}
      className={className}
      data-tip={label}
      aria-label={label}
      // New messages arrive at any time, so a prefetched list may be outdated.
      prefetch="none"
    >
      <Icon name="message" size={22} />
      <Badge count={unread} />
    </Link>
  )
}

/** Returns the live count, or that of the page's data before there is one. */
function useUnread(): number {
  const root = useRootData()
  const counted = useSyncExternalStore(unreadStore.watch, unreadStore.get, unknown)
  useEffect(() => {
    if (root && !live.counts) unreadStore.set(root.unread)
  }, [root])
  return counted ?? root?.unread ?? 0
}
