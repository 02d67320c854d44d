import { Suspense, useState } from 'react'
import { latePart } from '#src/web/late-part.tsx'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { paperPaths } from '#src/features/content/paper/paths.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { useGo } from '#src/web/router-link.tsx'
import { Menu } from '#src/web/ui/menu.tsx'
import { invigilationApi } from '../contract.ts'
import { copyText } from './copy-text.ts'

const CopyDialog = latePart(() => import('./copy-dialog.tsx'))

/** The acts that make a copy, a paper or a file of a quiz. */
export function QuizMenu({ quizId, label }: { quizId: number; label: string }) {
  const c = useText(copyText)
  const go = useGo()
  const { act } = useAct()
  const [isCopying, setCopying] = useState(false)
  const toPaper = () =>
    act(
      invigilationApi.saveAsPaper,
      { quizId },
      {
        said: c.paperSaved,
        refresh: false,
        done: ({ paperId }) => go(paperPaths.paper(paperId)),
      },
    )
  return (
    <>
      <Menu
        label={label}
        align="end"
        items={[
          { key: 'copy', label: c.copyAct, icon: 'copy', onSelect: () => setCopying(true) },
          { key: 'paper', label: c.paper, icon: 'file', onSelect: () => void toPaper() },
          {
            ...{ key: 'export', label: c.export, icon: 'download' },
            to: bankPaths.exports({ quiz: quizId }),
          },
        ]}
      />
      {isCopying && (
        <Suspense fallback={null}>
          <CopyDialog quizId={quizId} onClose={() => setCopying(false)} />
        </Suspense>
      )}
    </>
  )
}
