import { useText } from '#src/web/i18n.tsx'
import { Checkbox } from '#src/web/ui/choice.tsx'
import { Dialog } from '#src/web/ui/dialog.tsx'
import css from './keyboard-help.module.css'
import { studyText } from './text.ts'

/** Lists the keys of the player, with the switch for those of the page and the video. */
export function KeyboardHelp({
  open,
  onClose,
  keys,
}: {
  open: boolean
  onClose: () => void
  keys: { on: boolean; setOn: (on: boolean) => void }
}) {
  const t = useText(studyText)
  const groups: [string, [string[], string][]][] = [
    [
      t.general,
      [
        [['N'], t.keyNext],
        [['P'], t.keyPrevious],
        [['O'], t.keyOutline],
        [['S'], t.keySide],
        [['?'], t.keyHelp],
      ],
    ],
    [
      t.videoKeys,
      [
        [['Space', 'K'], t.keyPlay],
        [['J', 'L'], t.keyBack10],
        [['←', '→'], t.keyBack5],
        [['↑', '↓'], t.keyVolume],
        [['M'], t.keyMute],
        [['F'], t.keyFullscreen],
        [['C'], t.keySubtitles],
        [['<', '>'], t.keySpeed],
        [['0', '9'], t.keyJump],
      ],
    ],
    [
      t.coursewareKeys,
      [
        [['−', '+'], t.keyZoom],
        [['PgUp', 'PgDn'], t.keyPage],
      ],
    ],
  ]
  return (
    <Dialog open={open} onClose={onClose} title={t.keyboard} width={640}>
      <div className={css.help}>
        {groups.map(([name, rows]) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {rows.map(([names, what]) => (
                <div key={what}>
                  <dt>
                    {names.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <Checkbox
          label={t.keysOn}
          description={t.keysOnText}
          checked={keys.on}
          onChange={keys.setOn}
        />
      </div>
    </Dialog>
  )
}
