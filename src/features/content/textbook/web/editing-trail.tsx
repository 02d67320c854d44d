import { useText } from '#src/web/i18n.tsx'
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx'
import { textbookPaths } from '../paths.ts'
import { editText } from './edit-text.ts'
import type { EditedTextbook } from './textbook-bar.tsx'

/** The way back to the list, on each page of a textbook's owner. */
export function EditingTrail({ textbook, here }: { textbook: EditedTextbook; here?: string }) {
  const t = useText(editText)
  const { textbookId, name } = textbook
  return (
    <Breadcrumb
      items={[
        { label: t.breadcrumb, to: textbookPaths.manage() },
        here === undefined
          ? { label: name.text }
          : { label: name.text, to: textbookPaths.edit(textbookId) },
        ...(here === undefined ? [] : [{ label: here }]),
      ]}
    />
  )
}
