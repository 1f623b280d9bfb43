interface ResponsivePhotoProps {
  photo: { src: string; width: number; height: number; avif: string; webp: string };
  sizes: string;
  className: string | undefined;
}

/** An uploaded picture in the width that fits, fetched when the reader comes near. The words beside it say what it shows. */
export function ResponsivePhoto({ photo: { src, width, height, avif, webp }, sizes, className }: ResponsivePhotoProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img src={src} alt="" width={width} height={height} loading="lazy" className={className} />
    </picture>
  );
}
