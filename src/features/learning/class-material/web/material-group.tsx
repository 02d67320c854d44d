import { useAct } from '#src/web/act/use-act.ts'
import { useText } from '#src/web/i18n.tsx'
import { IconButton } from '#src/web/ui/button.tsx'
import { classMaterialApi, type ClassMaterial } from '../contract.ts'
import css from './class-material.module.css'
import { MaterialItem } from './material-item.tsx'
import { materialText } from './text.ts'

/** Materials that stand together: those of a folder, or all that were found. */
export function MaterialGroup({
  classId,
  name,
  nameHidden,
  items,
  order,
  manages,
  onEdit,
  onAdd,
}: {
  classId: number
  name: string
  nameHidden: boolean
  items: readonly ClassMaterial[]
  /** The ids of all materials of the class in their order; undefined while another order is shown. */
  order: readonly number[] | undefined
  manages: boolean
  onEdit: (material: ClassMaterial) => void
  /** Adds files to this folder. */
  onAdd: (() => void) | undefined
}) {
  const t = useText(materialText)
  const { act } = useAct()
  /** Returns the act that moves a material past its neighbour in the group, where there is one. */
  const past = (one: ClassMaterial, other: ClassMaterial | undefined) => {
    if (!order || !other) return undefined
    return () => {
      const materialIds = order.map((id) => {
        if (id === one.materialId) return other.materialId
        return id === other.materialId ? one.materialId : id
      })
      void act(classMaterialApi.setOrder, { classId, materialIds })
    }
  }
  return (
    <section aria-label={name} className={css.group}>
      {!nameHidden && (
        <div className={css.head}>
          <h2>{name}</h2>
          {onAdd && <IconButton icon="plus" size="small" label={t.addTo(name)} onClick={onAdd} />}
        </div>
      )}
      <ul className={css.list}>
        {items.map((material, at) => (
          <MaterialItem
            key={material.materialId}
            material={material}
            classId={classId}
            manages={manages}
            showsFolder={order === undefined}
            onEdit={() => onEdit(material)}
            onUp={past(material, items[at - 1])}
            onDown={past(material, items[at + 1])}
          />
        ))}
      </ul>
    </section>
  )
}
