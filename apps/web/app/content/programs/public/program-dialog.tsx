import { lazy, Suspense, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useDisplay } from '../../../platform/use-display.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { cardId } from './program-card.tsx';
import { ProgramPhoto, Sketch } from './program-picture.tsx';
import { ProgramTurns } from './program-turns.tsx';
import type { ShownProgram } from './program-view.ts';
import { programPath, programsPath } from './programs-head.ts';
import { useTurning } from './use-turning.ts';
import styles from './program-dialog.module.css';

const ProgramTools = lazy(() => import('../admin/program-tools.tsx'));

interface ProgramDialogProps {
  programs: readonly ShownProgram[];
  /** The place of the program among them. */
  at: number;
  program: ShownProgram;
  mayWrite: boolean;
}

const titleId = 'program-title';

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Over the list where script runs, above the list where it does not. */
export function ProgramDialog({ programs, at, program, mayWrite }: ProgramDialogProps) {
  const { id, title, when, place, audience, paragraphs, pictures, drawing } = program;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  const navigate = useNavigate();
  const isNight = useDisplay().contrast === 'high';
  /** The place that the last key or swipe led to: the next one may come before it is drawn. */
  const wanted = useRef(at);
  const turning = useTurning((by) => {
    const to = programs[wanted.current + by];
    if (!to) return;
    wanted.current += by;
    void navigate(programPath(to.id), { replace: true, preventScrollReset: true });
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    // As it came from the server it is open in the flow of the page.
    element?.close();
    element?.showModal();
    heading.current?.focus();
    return () => {
      element?.close();
      document.getElementById(cardId(shown.current))?.focus();
    };
  }, []);

  useEffect(() => {
    shown.current = id;
    wanted.current = at;
    dialog.current?.scrollTo(0, 0);
    // At either end the link that was pressed is gone.
    if (!dialog.current?.contains(document.activeElement)) heading.current?.focus();
  }, [id, at]);

  return (
    <dialog
      ref={dialog}
      open
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        void navigate(programsPath, { preventScrollReset: true });
      }}
      {...turning}
    >
      <div className={styles.bar}>
        <p aria-live="polite" className={styles.place}>
          프로그램 {programs.length}개 가운데 {at + 1}번째<span className={styles.spoken}>: {title}</span>
        </p>
        <ButtonLink kind="secondary" size="small" to={programsPath} preventScrollReset>
          <Icon name="close" />
          닫기
        </ButtonLink>
      </div>
      <div className={styles.body}>
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <ProgramPhoto key={picture.id} picture={picture} />
          ))}
          {drawing && <Sketch drawing={drawing} isNight={isNight} />}
        </div>
        <div className={styles.words}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {paragraphs.map((words, index) => (
            // Paragraphs have no name but their place.
            <p key={index} className={styles.paragraph}>
              {words}
            </p>
          ))}
          <dl className={styles.facts}>
            <Row label="언제">{when}</Row>
            {place && <Row label="어디서">{place}</Row>}
            {audience && <Row label="누가">{audience}</Row>}
          </dl>
        </div>
      </div>
      <ProgramTurns previous={programs[at - 1]} next={programs[at + 1]} />
      {mayWrite && (
        <Suspense>
          <ProgramTools key={id} program={program} />
        </Suspense>
      )}
    </dialog>
  );
}
