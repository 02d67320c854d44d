import { useAct } from '#src/web/act/use-act.ts'
import { useLoad } from '#src/web/act/use-load.ts'
import { useText } from '#src/web/i18n.tsx'
import { Button, IconButton } from '#src/web/ui/button.tsx'
import { Select } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { Icon } from '#src/web/ui/icon.tsx'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { bankApi } from '../contract.ts'
import type { FolderRight } from '../shapes.ts'
import { FindTeacher } from './find-teacher.tsx'
import { PartFailed } from './part-failed.tsx'
import css from './share.module.css'
import { shareText } from './share-text.ts'

const folderRights: readonly FolderRight[] = ['read', 'edit']
type Shares = AnswerOf<typeof bankApi.getShares>
type Share = Shares['shares'][number]

/** Shows with whom a folder is shared, and shares it with teachers or the school. */
export function ShareDialog({
  folder,
  onClose,
}: {
  folder: { folderId: number; name: string }
  onClose: () => void
}) {
  const t = useText(shareText)
  const { folderId } = folder
  const { data, failed, retry } = useLoad(bankApi.getShares, { folderId })
  const { act, pending } = useAct()
  const done = { done: retry }
  const share = (to: { userId: number } | { school: true }, right: FolderRight) =>
    act(bankApi.shareFolder, { folderId, with: to, right }, done)
  return (
    <Dialog open title={t.title(folder.name)} onClose={onClose}>
      {data ? (
        <div className={css.share}>
          <p className={css.note}>{t.note}</p>
          <FindTeacher
            act={t.share}
            pending={pending}
            has={data.shares.flatMap(({ teacher }) => teacher?.userId ?? [])}
            onChoose={({ userId }) => share({ userId }, 'read')}
          />
          {data.school && !data.shares.some((one) => one.school) && (
            <Button
              icon="open-course"
              pending={pending}
              onClick={() => void share({ school: true }, 'read')}
            >
              {t.wholeSchool(data.school.name)}
            </Button>
          )}
          <section className={css.list} aria-label={t.who}>
            <h3>{t.who}</h3>
            {data.around.length > 0 && (
              <p className={css.note}>{t.around(data.around.map(({ name }) => name))}</p>
            )}
            {data.shares.length === 0 ? (
              <p className={css.note}>{t.nobody}</p>
            ) : (
              <ul>
                {data.shares.map((one) => (
                  <Row
                    key={one.shareId}
                    share={one}
                    onRight={(right) =>
                      void share(
                        one.teacher ? { userId: one.teacher.userId } : { school: true },
                        right,
                      )
                    }
                    onEnd={() =>
                      void act(bankApi.endShare, { folderId, shareId: one.shareId }, done)
                    }
                  />
                ))}
              </ul>
            )}
          </section>
        </div>
      ) : failed ? (
        <PartFailed part="shares" onAgain={retry} />
      ) : (
        <p>{t.loading}</p>
      )}
    </Dialog>
  )
}

function Row({
  share,
  onRight,
  onEnd,
}: {
  share: Share
  onRight: (right: FolderRight) => void
  onEnd: () => void
}) {
  const t = useText(shareText)
  const { teacher, school, right } = share
  const name = teacher?.name ?? t.allOf(school?.name ?? '')
  return (
    <li className={css.row}>
      <Icon name={teacher ? 'user' : 'open-course'} />
      <span className={css.name}>
        {name}
        {teacher && <small>{teacher.username}</small>}
      </span>
      <Select
        label={t.rightOf(name)}
        labelHidden
        value={right}
        onChange={onRight}
        options={folderRights.map((value) => ({ value, label: t.rights[value] }))}
      />
      <IconButton icon="close" label={t.end(name)} onClick={onEnd} />
    </li>
  )
}
