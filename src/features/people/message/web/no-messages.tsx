import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { MessageKind } from '#src/shared/message.ts'
import { useText } from '#src/web/i18n.tsx'
import type { ListAddress } from '#src/web/list/list-address.ts'
import { EmptyResults } from '#src/web/list/results.tsx'
import { ButtonLink } from '#src/web/ui/button.tsx'

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
  const action = <ButtonLink to={address.path}>{t.showAll}</ButtonLink>
  const none = { title: t.none, text: t.noneText }
  const unfit = () => {
    if (list.unread + list.read === 0) return { ...none, action: null }
    if (kind && list.ofKind[kind].unread + list.ofKind[kind].read === 0) {
      return { title: t.noKind(t.kind[kind]), text: t.noKindText, action }
    }
    return state === 'unread'
      ? { title: t.noUnread, text: t.noUnreadText, action }
      : { title: t.noRead, text: t.noReadText, action }
  }
  return (
    <EmptyResults
      list={list}
      address={address}
      empty={{ picture: 'message', ...none }}
      unfit={
        keyword
          ? { title: t.noMatch(keyword), text: t.noMatchText, action }
          : { picture: 'message', ...unfit() }
      }
    />
  )
}
