interface PhotoProps {
  photo: { src: string; width: number; height: number; avif: string; webp: string };
  /** Empty where the words beside it say what it shows. */
  alt: string;
  /** How wide it stands on the page, as `sizes` says it. */
  sizes: string;
  className: string | undefined;
  /** Fetched only when the reader comes near. */
  isLazy?: boolean;
}

/** An uploaded picture in the width that fits. */
export function Photo({ photo, alt, sizes, className, isLazy = false }: PhotoProps) {
  const { src, width, height, avif, webp } = photo;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={className}
        {...(isLazy && { loading: 'lazy' })}
      />
    </picture>
  );
}
