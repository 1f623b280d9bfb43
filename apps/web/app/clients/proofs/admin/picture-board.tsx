import type { Area, OpenedPicture } from '@kidney/contract/clients/proofs/proof-pictures.schema.ts';
import { useRef, useState, type PointerEvent } from 'react';
import styles from './pictures.module.css';

interface PictureBoardProps {
  picture: OpenedPicture;
  label: string;
  areas?: readonly Area[];
  onDraw?(area: Area): void;
}

interface Point {
  x: number;
  y: number;
}

const smallest = 4;

const between = (one: Point, other: Point): Area => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

/** A picture, and black areas drawn over it with a finger or a mouse. */
export function PictureBoard({ picture, label, areas = [], onDraw }: PictureBoardProps) {
  const { width, height, bytes } = picture;
  const board = useRef<SVGSVGElement>(null);
  const [from, setFrom] = useState<Point>();
  const [to, setTo] = useState<Point>();

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const box = board.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1, height: 1 };
    const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)));
    return {
      x: within(((clientX - box.left) / box.width) * width, width),
      y: within(((clientY - box.top) / box.height) * height, height),
    };
  }
  function begin(event: PointerEvent) {
    if (!onDraw) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom(pointOf(event));
    setTo(pointOf(event));
  }
  function end(event: PointerEvent) {
    if (!from) return;
    const area = between(from, pointOf(event));
    setFrom(undefined);
    if (area.width >= smallest && area.height >= smallest) onDraw?.(area);
  }

  return (
    <svg
      ref={board}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className={onDraw ? `${styles.board} ${styles.drawn}` : styles.board}
      onPointerDown={begin}
      onPointerMove={(event) => from && setTo(pointOf(event))}
      onPointerUp={end}
      onPointerCancel={() => setFrom(undefined)}
    >
      <image href={`data:image/jpeg;base64,${bytes}`} width={width} height={height} />
      {[...areas, ...(from && to ? [between(from, to)] : [])].map((area, at) => (
        <rect key={at} {...area} />
      ))}
    </svg>
  );
}
