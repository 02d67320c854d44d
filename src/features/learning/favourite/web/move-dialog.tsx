import { useState } from 'react'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import { useFormat, useText } from '#src/web/i18n.tsx'
import { Button } from '#src/web/ui/button.tsx'
import { RadioGroup } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import { TextField } from '#src/web/ui/text-field.tsx'
import { type Favourite, favouriteApi, type FavouriteFolder } from '../contract.ts'
import { folderNameMax } from '../forms.ts'
import css from './favourites.module.css'
import { favouriteText } from './text.ts'

const newFolder = 'new'

/** Asks for the folder to which favourites move; it may be a new one. */
export function MoveDialog({
  favourites,
  folders,
  onClose,
  onMoved,
}: {
  favourites: readonly Favourite[]
  folders: readonly FavouriteFolder[]
  onClose: () => void
  onMoved: () => void
}) {
  const t = useText(favouriteText)
  const format = useFormat()
  const { run, pending } = useAct()
  const first = favourites[0]?.folderId ?? null
  const [to, setTo] = useState(
    folders.length === 0 ? newFolder : first === null ? '' : String(first),
  )
  const [name, setName] = useState('')
  const isReady = to !== newFolder || name.trim() !== ''
  const chosen = favourites.map(({ kind, favouriteId }) => ({ kind, favouriteId }))
  const move = () =>
    run(
      async () => {
        const folderId =
          to === newFolder
            ? (await api(favouriteApi.createFolder, { name: name.trim() }, { quiet: true }))
                .folderId
            : to === ''
              ? null
              : Number(to)
        return api(favouriteApi.moveFavourites, { chosen, folderId }, { quiet: true })
      },
      {
        said: ({ moved }) => t.moved(format.number(moved)),
        done() {
          onMoved()
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      title={t.moveTitle(format.number(favourites.length))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            pending={pending}
            disabled={!isReady}
            onClick={() => void move()}
          >
            {t.move}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <RadioGroup
          label={t.moveTo}
          value={to}
          onChange={setTo}
          options={[
            { value: '', label: t.noFolder },
            ...folders.map((one) => ({ value: String(one.folderId), label: one.name })),
            { value: newFolder, label: t.newFolder },
          ]}
        />
        {to === newFolder && (
          <TextField
            label={t.folderName}
            value={name}
            maxLength={folderNameMax}
            onChange={setName}
            required
          />
        )}
      </div>
    </Dialog>
  )
}
