export interface Art {
  day: string;
  night: string;
}

interface PictureProps {
  /** The drawing for wide screens, or for every width where there is no other. */
  wide: Art;
  phone?: Art;
  /** Up to this width, in pixels, the phone's drawing is shown. */
  phoneUpTo?: number;
  isNight: boolean;
  width: number;
  height: number;
  /** What the drawing says; without it, it is decoration and the words beside it say everything. */
  alt?: string;
  /** Fetched when the reader comes near. */
  isLazy?: boolean;
  className?: string | undefined;
}

/** By night for those who want high contrast, here or in their system. */
export function Picture({ wide, phone, phoneUpTo = 768, isNight, alt = '', isLazy, className, ...size }: PictureProps) {
  const small = `(max-width: ${phoneUpTo}px)`;
  return (
    <picture>
      {!isNight && phone && <source media={`${small} and (prefers-contrast: more)`} srcSet={phone.night} />}
      {phone && <source media={small} srcSet={isNight ? phone.night : phone.day} />}
      {!isNight && <source media="(prefers-contrast: more)" srcSet={wide.night} />}
      <img
        src={isNight ? wide.night : wide.day}
        alt={alt}
        {...size}
        className={className}
        {...(isLazy && { loading: 'lazy' })}
      />
    </picture>
  );
}
