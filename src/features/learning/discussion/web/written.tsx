import { useContext } from 'react'
import { OpenedTexts } from '#src/features/content/editor/web/opened-texts.ts'
import { RichText } from '#src/features/content/editor/web/rich-text.tsx'
import { AuthorLine, HiddenNote } from '#src/features/learning/interaction/web/author-line.tsx'
import { useText } from '#src/web/i18n.tsx'
import type { DiscussionReply } from '../answers.ts'
import { discussionText } from './text.ts'

type Written = Pick<DiscussionReply, 'author' | 'createdAt' | 'edited' | 'hidden'>

/** The author of a topic or a reply with the role in the class, and a note where a reviewer has hidden the text. */
export function ByLine({ of }: { of: Written }) {
  const t = useText(discussionText)
  return (
    <>
      <AuthorLine {...of} rank={of.author.assists ? t.assistant : undefined} />
      <HiddenNote hidden={of.hidden} />
    </>
  )
}

export function Body({ html }: { html: string }) {
  const opened = useContext(OpenedTexts)[html] ?? html
  return (
    <div className="prose">
      <RichText html={opened} />
    </div>
  )
}
