import { messagePaths } from '../paths.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { MessageKind } from '#src/shared/message.ts'
import { useText } from '#src/web/i18n.tsx'
import type { ListAddress } from '#src/web/list/list-address.ts'
import { ButtonLink } from '#src/web/ui/button.tsx'
import { EmptyState } from '#src/web/ui/empty-state.tsx'
import type { messageApi, messageStates } from '../contract.ts'
import { messageText } from './text.ts'

/** The empty list: the reason, and the next step. */
export function NoMessages({
  list,
  address,
  state,
  kind,
  keyword,
}: {
  list: AnswerOf<typeof messageApi.getSendMessageList>
  address: ListAddress
  state: (typeof messageStates)[number]
  kind: MessageKind | undefined
  keyword: string
}) {
  const t = useText(messageText)
  const all = <ButtonLink to={messagePaths.list()}>{t.showAll}</ButtonLink>
  if (list.total > 0) {
    const first = <ButtonLink to={address.href({})}>{t.firstPage}</ButtonLink>
    return <EmptyState title={t.noPage} action={first} />
  }
  if (keyword) {
    return (
      <EmptyState picture="search" title={t.noMatch(keyword)} text={t.noMatchText} action={all} />
    )
  }
  if (list.unread + list.read === 0) {
    return <EmptyState picture="message" title={t.none} text={t.noneText} />
  }
  if (kind && list.ofKind[kind].unread + list.ofKind[kind].read === 0) {
    return (
      <EmptyState
        picture="message"
        title={t.noKind(t.kind[kind])}
        text={t.noKindText}
        action={all}
      />
    )
  }
  return state === 'unread' ? (
    <EmptyState picture="message" title={t.noUnread} text={t.noUnreadText} action={all} />
  ) : (
    <EmptyState picture="message" title={t.noRead} text={t.noReadText} action={all} />
  )
}
