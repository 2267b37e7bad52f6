/** A signature that was given. */
export function SignaturePicture({ picture, label }: { picture: string; label: string }) {
  return (
    <img
      src={picture}
      alt={label}
      className="h-36 w-full rounded-control border border-line bg-sheet object-contain p-2"
    />
  );
}
