import { Icon } from '../../../../ui/icon/icon.tsx';
import { blockButtonId } from '../editor/use-editing.ts';

interface PartButtonsProps {
  owner: string;
  /** What stands there, in words. */
  name: string;
  isBusy: boolean;
  /** Why it could not be opened. */
  failure?: string | undefined;
  onEdit: () => void;
  /** Where another block can come before this one. */
  onInsert?: (() => void) | undefined;
}

/** Beside a part of the page, in the room that is left for them. */
export function PartButtons({ owner, name, isBusy, failure, onEdit, onInsert }: PartButtonsProps) {
  return (
    <div role="group" aria-label={name} className="place-beside">
      {onInsert && (
        <button
          id={`insert-${owner}`}
          type="button"
          aria-label={`여기에 넣기, ${name} 위`}
          className="place-insert"
          onClick={onInsert}
        >
          <span>
            <Icon name="plus" />
            여기에 넣기
          </span>
        </button>
      )}
      <button
        id={blockButtonId(owner, 'edit')}
        type="button"
        aria-label={`${name} 고치기`}
        aria-disabled={isBusy}
        className="place-edit"
        onClick={onEdit}
      >
        <Icon name="edit" />
        고치기
      </button>
      {failure && (
        <p role="alert" className="place-failure">
          {failure}
        </p>
      )}
    </div>
  );
}
