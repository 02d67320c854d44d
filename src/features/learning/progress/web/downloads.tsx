import { saveFile } from '#src/features/learning/analysis/web/save-file.ts'
import { useAct } from '#src/web/act/use-act.ts'
import { api } from '#src/web/api.ts'
import type { InputOf } from '#src/shared/endpoint.ts'
import { Button } from '#src/web/ui/button.tsx'
import { progressApi } from '../contract.ts'
import { tableFormats } from '../limits.ts'
import css from './progress.module.css'

const names = { xlsx: 'Excel', csv: 'CSV' }

/** A table of the page as a file. */
export function Downloads({
  input,
  of,
}: {
  input: Omit<InputOf<typeof progressApi.getTable>, 'format'>
  /** What is downloaded, for readers who do not see where the buttons stand. */
  of?: string
}) {
  const { run, pending } = useAct()
  return (
    <div className={css.downloads}>
      {tableFormats.map((format) => (
        <Button
          key={format}
          size="small"
          icon="download"
          disabled={pending}
          onClick={() =>
            void run(async () => saveFile(await api(progressApi.getTable, { ...input, format })), {
              refresh: false,
            })
          }
        >
          {names[format]}
          {of && <span className="visually-hidden">{`: ${of}`}</span>}
        </Button>
      ))}
    </div>
  )
}
