import { type Both, pick } from '#src/shared/locale.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useLocale, useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { confirmDialog } from '#src/web/ui/confirm.tsx'
import { toast } from '#src/web/ui/toast-store.ts'
import { textbookApi } from '../contract.ts'
import { textbookPaths } from '../paths.ts'
import { manageText } from './manage-text.ts'

interface Subject {
  textbookId: number
  name: string
}

/** The acts on a whole textbook, from its pages and from the list. */
export function useTextbookActs() {
  const t = useText(manageText)
  const locale = useLocale()
  const go = useGo()
  const { act, pending } = useAct()
  return {
    pending,
    publish: ({ textbookId, name }: Subject) =>
      act(
        textbookApi.publish,
        { textbookId },
        {
          ask: { title: t.publishTitle(name), text: t.publishText, confirm: t.publish },
          said: t.published,
        },
      ),
    release: ({ textbookId }: Subject, done?: () => void) =>
      act(textbookApi.release, { textbookId }, { said: t.released, done }),
    unpublish: ({ textbookId, name }: Subject) =>
      act(
        textbookApi.unpublish,
        { textbookId },
        {
          ask: {
            title: t.unpublishTitle(name),
            text: t.unpublishText,
            confirm: t.unpublish,
            danger: true,
          },
          said: t.unpublished,
        },
      ),
    remove(
      { textbookId, name }: Subject,
      { why = null, leaves = false }: { why?: Both | null; leaves?: boolean } = {},
    ) {
      // A textbook that courses use is refused without a question first.
      if (why) return toast.error(pick(why, locale))
      void act(
        textbookApi.deleteTextbook,
        { textbookId },
        {
          ask: { title: t.deleteTitle(name), text: t.deleteText, confirm: t.delete, danger: true },
          said: t.deleted,
          words: t.deleteFailed,
          refresh: !leaves,
          ...(leaves && { done: () => go(textbookPaths.manage()) }),
        },
      )
    },
    /** Copies a textbook and opens the copy. */
    copy: ({ textbookId }: Pick<Subject, 'textbookId'>) =>
      void act(
        textbookApi.copyTextbook,
        { textbookId },
        {
          ...{ said: t.copied, refresh: false },
          done: (made) => go(textbookPaths.edit(made.textbookId)),
        },
      ),
    restore: ({ textbookId }: Pick<Subject, 'textbookId'>) =>
      act(textbookApi.restoreTextbook, { textbookId }, { said: t.restored }),
    /** Asks after creating or editing whether to continue with the chapters, and opens what was chosen. */
    async askForChapters(
      textbookId: number,
      { text, other, path }: { text: string; other: string; path: string },
    ) {
      const yes = await confirmDialog({
        ...{ title: t.continueTitle, text },
        ...{ confirm: t.toChapters, cancel: other },
      })
      await go(yes ? textbookPaths.chapters(textbookId) : path)
    },
  }
}
